import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import { pagesAt } from "../../a11y/run/pages.ts";
import { runQueue } from "../../a11y/run/scan.ts";
import { launchBrowser } from "../../a11y/run/tabs.ts";
import { crawlPage } from "./crawl-page.ts";
import { handOf, type Walk } from "./standing.ts";

/** Crawls every page that `isAsked` accepts, several at once. Returns the number of controls pressed. */
export async function crawlSite(
  walk: Walk,
  isAsked: (path: string) => boolean,
  tell: (problem: string) => void,
): Promise<number> {
  const pages = (await pagesAt(walk.origin, { hasIntake: true })).filter(({ path }) => isAsked(path));
  const shared = new Set<string>();
  const sharedStates = new Set<string>();
  const tasks = pages.map(({ path, states }) => ({
    path,
    // A state that several pages share is crawled on the first of them.
    states: states.filter(({ name, kind, isIn, shared: isShared }) => {
      // Touch input keeps the native list.
      if (kind === "list" && handOf(walk) === "finger") return false;
      if (isIn && !isIn({ mode: walk.colors, width: walk.width })) return false;
      return !isShared || (!sharedStates.has(name) && sharedStates.add(name));
    }),
  }));
  let pressed = 0;
  await runQueue(tasks, availableParallelism(), {
    start: launchBrowser,
    async work(browser: Browser, task) {
      pressed += await crawlPage(browser, walk, task, { shared, tell });
    },
    stop: (browser) => browser.close(),
  });
  return pressed;
}
