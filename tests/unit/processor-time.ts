/**
 * Returns the fastest run in milliseconds of this thread's processor time. Unlike wall-clock time, it ignores other
 * work on the machine.
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
