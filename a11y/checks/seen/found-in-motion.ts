import type { Page } from "@playwright/test";
import type { Found } from "../../finding.ts";
import type { Movement } from "../../run/record-motion.ts";
import { type Failure, oncePerElement, readFrom } from "./read.ts";
import { scrollThrough } from "./stir.ts";

/** Scrolls through the page, then applies a rule to all motion since the page load. */
export async function foundInMotion(tab: Page, rule: (movements: readonly Movement[]) => Failure[]): Promise<Found[]> {
  await scrollThrough(tab);
  const record = await readFrom(tab, await tab.evaluateHandle(() => window.motionRecord));
  return record.found(oncePerElement(rule(record.values)));
}
