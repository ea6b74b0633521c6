import type { JSHandle, Page } from "@playwright/test";
import { groupBy } from "../../core/group-by.ts";
import type { Reader } from "../../page/element-list.ts";
import { inPageHandle } from "../../runner/in-page.ts";

export function elementList(tab: Page): Promise<JSHandle<Reader<string>>> {
  return inPageHandle(tab, "makeList");
}

/**
 * A control to try. On each page, a check tries one control of each look. It skips controls with an identity that has
 * passed in the same run.
 */
export interface Tried {
  element: number;
  look: string;
  identity: string;
  isInContent?: boolean;
}

const maxElements = 12;

/** Returns the first control of each look, up to a limit. Controls in the main content come first. */
export function oncePerAppearance<One extends Tried>(all: readonly One[]): One[] {
  return groupBy(all, ({ look }) => look)
    .flatMap((alike) => alike.slice(0, 1))
    .sort((one, other) => Number(other.isInContent) - Number(one.isInContent))
    .slice(0, maxElements);
}
