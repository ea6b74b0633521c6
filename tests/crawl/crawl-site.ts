import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../a11y/run/launch-browser.ts";
import { pagesAt } from "../../a11y/run/pages.ts";
import { runQueue } from "../../a11y/run/run-queue.ts";
import { type Crawled, crawlPage } from "./crawl-page.ts";
import type { Walk } from "./standing.ts";

/** Walks through every page that `isAsked`, several at once, and tells of each as it comes. */
export async function crawlSite(
  walk: Walk,
  isAsked: (path: string) => boolean,
  tell: (path: string, crawled: Crawled) => void,
): Promise<Crawled> {
  const pages = (await pagesAt(walk.origin, { hasIntake: true })).filter(({ path }) => isAsked(path));
  const shared = new Set<string>();
  const sharedStates = new Set<string>();
  const tasks = pages.map(({ path, states }) => ({
    path,
    // A state that stands on several pages is walked through on the first of them.
    states: states.filter(({ name, isIn, shared: isShared }) => {
      if (isIn && !isIn({ mode: walk.colors, width: walk.width })) return false;
      return !isShared || (!sharedStates.has(name) && sharedStates.add(name));
    }),
  }));
  const whole: Crawled = { pressed: 0, problems: [] };
  await runQueue(tasks, availableParallelism(), {
    start: async () => launchBrowser(),
    async work(browser: Browser, task) {
      const crawled = await crawlPage(browser, walk, task, shared);
      whole.pressed += crawled.pressed;
      whole.problems.push(...crawled.problems);
      tell(task.path, crawled);
    },
    stop: (browser) => browser.close(),
  });
  return whole;
}
