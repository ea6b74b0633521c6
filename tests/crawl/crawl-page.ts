import type { Browser } from "@playwright/test";
import type { State } from "../../a11y/state.ts";
import type { Control } from "./controls.ts";
import { crawlState } from "./crawl-state.ts";
import { handOf, stand, type Walk } from "./standing.ts";

/** A page, and the states in which it is walked through. */
export interface PageToCrawl {
  path: string;
  states: readonly State[];
}

export interface Crawled {
  pressed: number;
  /** What is wrong, each with its place. */
  problems: string[];
}

/**
 * Presses every control of a page in each of its states; one that looks the same in several, in the first of them.
 *
 * @param shared keys of what all pages have that was pressed on an earlier one; those of this page are added
 */
export async function crawlPage(
  browser: Browser,
  walk: Walk,
  { path, states }: PageToCrawl,
  shared: Set<string>,
): Promise<Crawled> {
  const own = new Set<string>();
  const fresh = (controls: readonly Control[]) =>
    controls.filter(({ key, isShared }) => {
      const met = isShared ? shared : own;
      return !met.has(key) && met.add(key);
    });
  const crawled: Crawled = { pressed: 0, problems: [] };
  for (const state of states) {
    const complaints: string[] = [];
    const tell = (problem: string) => {
      crawled.problems.push(`${path} (${state.name}): ${problem}`);
    };
    try {
      crawled.pressed += await crawlState(() => stand(browser, walk, { path, state }, complaints), {
        hand: handOf(walk),
        fresh,
        tell,
        complaints,
      });
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }
  return crawled;
}
