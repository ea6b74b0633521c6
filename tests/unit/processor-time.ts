/**
 * Number of rounds after which a ratio counts as too high. Garbage collection and shared caches disturb some rounds,
 * never all.
 */
const maxRounds = 40;

/**
 * Resolves to the processor time of the fastest run on this thread, in milliseconds. Unlike wall-clock time, it ignores
 * other work on the machine.
 */
export async function processorTime(run: () => unknown, runs = 5): Promise<number> {
  const times = [];
  for (let count = 0; count < runs; count++) {
    const before = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/**
 * Resolves to the processor time of `large` as a multiple of that of `small`, each from its fastest run. Measures both
 * in turn until the ratio is at most `max`, for up to 40 rounds. If `small` takes less than 6 ms, it counts as 6 ms.
 */
export async function ratioOfTimes(small: () => unknown, large: () => unknown, max: number): Promise<number> {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < maxRounds; round++) {
    short = Math.min(short, await processorTime(small, 3));
    long = Math.min(long, await processorTime(large, 3));
    if (long <= max * Math.max(short, 6)) break;
  }
  return long / Math.max(short, 6);
}
