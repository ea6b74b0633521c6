import type { Page } from "@playwright/test";
import type { Found } from "../../finding.ts";
import type { Movement } from "../../run/record-motion.ts";
import { type Failure, oncePerElement, readFrom } from "./read.ts";
import { scrollThrough } from "./stir.ts";

/** What a rule makes of all that has moved since the page was opened, and that moves where it is scrolled through. */
export async function foundInMotion(tab: Page, rule: (movements: readonly Movement[]) => Failure[]): Promise<Found[]> {
  await scrollThrough(tab);
  const record = await readFrom(tab, await tab.evaluateHandle(() => window.motionRecord));
  return record.found(oncePerElement(rule(record.values)));
}
