import { vi } from "vitest";
import { followClock } from "../../src/clock.ts";
import { filterLists } from "../../src/filter-lists.ts";

/** Runs the scripts of lists on rendered content, as src/lists-script.ts does on a built page. */
export function startLists(): void {
  // Asks for reduced motion, so that no list loads its animation.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  filterLists();
  followClock();
}

/** Returns true if neither the element nor an ancestor is hidden. */
export function isShown(element: Element): boolean {
  return element.closest("[hidden]") === null;
}
