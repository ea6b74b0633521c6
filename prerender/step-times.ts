/** Seconds of the processor by the name of a step of the build. */
export type StepTimes = Record<string, number>;

/** Adds up what the steps of a build cost, all threads of this process together. */
export function stepTimes() {
  const times: StepTimes = {};
  return {
    times,
    /** Does a part of a step; a step may be done in many parts. */
    step<Result>(name: string, work: () => Result): Result {
      const before = process.cpuUsage();
      const add = () => {
        const { user, system } = process.cpuUsage(before);
        times[name] = (times[name] ?? 0) + (user + system) / 1e6;
      };
      const result = work();
      if (result instanceof Promise) return result.finally(add) as Result;
      add();
      return result;
    },
  };
}
