/**
 * Milliseconds of this thread’s processor time that the fastest of some runs takes. What else the machine does meanwhile
 * does not count, as it would by the clock.
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
