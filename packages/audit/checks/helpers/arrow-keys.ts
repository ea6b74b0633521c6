import type { JSHandle, Page } from "@playwright/test";
import type { ElementList } from "../../page/element-list.ts";
import { inPage } from "../../runner/in-page.ts";

/** Maximum number of groups to try, and of presses of one arrow key in each group. */
const max = { groups: 12, presses: 40 };

/**
 * Presses arrow keys at the tab stops nearest to controls that Tab does not reach. Returns the controls that the arrows
 * do not reach either. In a toolbar or a group, the arrow keys may reach all controls from one tab stop, whatever their
 * roles.
 */
export async function withoutArrowed(
  tab: Page,
  elements: JSHandle<ElementList>,
  missed: readonly number[],
  order: readonly number[],
): Promise<number[]> {
  const left = new Set(missed);
  const starts = left.size > 0 ? await inPage(tab, "stopsBeside", elements, [...missed], [...order]) : [];
  for (const start of starts.slice(0, max.groups)) {
    for (const key of ["ArrowRight", "ArrowDown"]) {
      await inPage(tab, "focusOn", elements, start);
      const met = new Set<number>([start]);
      while (left.size > 0 && met.size <= max.presses) {
        await tab.keyboard.press(key);
        const reached = await inPage(tab, "reachedByKeys", elements);
        if (met.has(reached)) break;
        met.add(reached);
        left.delete(reached);
      }
    }
  }
  return missed.filter((one) => left.has(one));
}
