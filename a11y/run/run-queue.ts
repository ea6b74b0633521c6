/**
 * Runs tasks on `workers` parallel workers. Each worker has its own resource, such as a browser, from `start` to
 * `stop`.
 *
 * If `start` or `work` throws, no further task starts. The error is rethrown after all running tasks have ended.
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
      // The workers share one iterator, so each task runs once.
      for (const task of left) {
        if (failures.length > 0) return;
        await work(own, task);
      }
    } catch (error) {
      // Recorded before `stop`, because the other workers would continue during it.
      failures.push(error);
    } finally {
      await stop(own);
    }
  };
  const working = Array.from({ length: Math.min(workers, tasks.length) }, worker);
  await Promise.all(working.map((one) => one.catch((error) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
