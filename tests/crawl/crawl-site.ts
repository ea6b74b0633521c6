import { availableParallelism } from "node:os";
import { pagesAt } from "@kindred-ground/audit/runner/pages.ts";
import { runQueue } from "@kindred-ground/audit/runner/scan.ts";
import { launchBrowser } from "@kindred-ground/audit/runner/tabs.ts";
import type { Browser } from "@playwright/test";
import { sitePages } from "../../a11y/pages.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import type { Control } from "./controls.ts";
import { crawlState } from "./crawl-state.ts";
import { handOf, stand, type Walk } from "./standing.ts";

/** Crawls every page that `isAsked` accepts, several at once. Returns the number of controls pressed. */
export async function crawlSite(
  walk: Walk,
  isAsked: (path: string) => boolean,
  tell: (problem: string) => void,
): Promise<number> {
  const pages = (await pagesAt(sitePages, walk.origin, { hasIntake: true })).filter(({ path }) => isAsked(path));
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
  const crawlPage = async (browser: Browser, { path, states }: (typeof tasks)[number]) => {
    const own = new Set<string>();
    // A control that is the same in several states is pressed only in the first.
    const fresh = (controls: readonly Control[]) =>
      controls.filter(({ key, isShared }) => {
        const met = isShared ? shared : own;
        return !met.has(key) && met.add(key);
      });
    for (const state of states) {
      const complaints: string[] = [];
      const tellOf = (problem: string) => tell(`${path} (${state.name}): ${problem}`);
      const open = () => stand(browser, walk, { path, state }, complaints);
      try {
        pressed += await crawlState(open, { hand: handOf(walk), fresh, tell: tellOf, complaints });
      } catch (error) {
        tellOf(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await runQueue(tasks, availableParallelism(), {
    start: async () => launchBrowser(await findChromium()),
    work: crawlPage,
    stop: (browser) => browser.close(),
  });
  return pressed;
}
