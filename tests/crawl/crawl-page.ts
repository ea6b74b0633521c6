import type { Browser } from "@playwright/test";
import type { State } from "../../a11y/check.ts";
import type { Control } from "./controls.ts";
import { crawlState } from "./crawl-state.ts";
import { handOf, stand, type Walk } from "./standing.ts";

export interface PageToCrawl {
  path: string;
  states: readonly State[];
}

interface Crawling {
  /** Keys of shared controls that were pressed on an earlier page. Those of this page are added. */
  shared: Set<string>;
  tell: (problem: string) => void;
}

/**
 * Presses every control of a page in each of its states. A control that is the same in several states is pressed
 * only in the first. Returns the number of controls pressed.
 */
export async function crawlPage(
  browser: Browser,
  walk: Walk,
  { path, states }: PageToCrawl,
  { shared, tell }: Crawling,
): Promise<number> {
  const own = new Set<string>();
  const fresh = (controls: readonly Control[]) =>
    controls.filter(({ key, isShared }) => {
      const met = isShared ? shared : own;
      return !met.has(key) && met.add(key);
    });
  let pressed = 0;
  for (const state of states) {
    const complaints: string[] = [];
    const tellOf = (problem: string) => tell(`${path} (${state.name}): ${problem}`);
    try {
      pressed += await crawlState(() => stand(browser, walk, { path, state }, complaints), {
        hand: handOf(walk),
        fresh,
        tell: tellOf,
        complaints,
      });
    } catch (error) {
      tellOf(error instanceof Error ? error.message : String(error));
    }
  }
  return pressed;
}
