/**
 * Does every task of a list, `workers` at once, each with something of its own that `start` makes and `stop` ends, such
 * as a browser. What a task throws is `work`’s to take: here it ends the whole.
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
  const worker = async () => {
    const own = await start();
    try {
      // All take from the one iterator, so that each task is done once.
      for (const task of left) await work(own, task);
    } finally {
      await stop(own);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, worker));
}
