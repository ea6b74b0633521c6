/** CPU seconds by build step. */
export type StepTimes = Record<string, number>;

/** Measures the CPU time of build steps, across all threads of this process. */
export function stepTimes() {
  const times: StepTimes = {};
  return {
    times,
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
