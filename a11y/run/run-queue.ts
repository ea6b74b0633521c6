/**
 * Does every task of a list, `workers` at once, each with something of its own that `start` makes and `stop` ends, such
 * as a browser. What `start` or `work` throws ends the whole: no further task is begun, and it is thrown once those that
 * were begun have ended, so that nothing goes on behind it.
 */
export async function runQueue<Task, Own>(
  tasks: readonly Task[],
  workers: number,
  {
    start,
    work,
    stop,
  }: { start: () => Promise<Own>; work: (own: Own, task: Task) => Promise<void>; stop: (own: Own) => Promise<void> },
): Promise<void> {
  const left = tasks[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    const own = await start();
    try {
      // All take from the one iterator, so that each task is done once.
      for (const task of left) {
        if (failures.length > 0) return;
        await work(own, task);
      }
    } catch (error) {
      // Before `stop`, during which the others would go on.
      failures.push(error);
    } finally {
      await stop(own);
    }
  };
  const working = Array.from({ length: Math.min(workers, tasks.length) }, worker);
  await Promise.all(working.map((one) => one.catch((error) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
