import { vi } from "vitest";
import { followClock } from "../../src/clock.ts";
import { filterLists } from "../../src/filter-lists.ts";

/** Runs the scripts that filter lists and that follow the clock on rendered content, as a built page does. */
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
