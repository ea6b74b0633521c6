import type { Visit } from "../../check.ts";
import type { Found } from "../../finding.ts";
import { type Movement, recordMotion } from "./motion-record.ts";
import { type Failure, oncePerElement, readFrom } from "./read.ts";
import { scrollThrough } from "./stir.ts";

/**
 * What a rule makes of everything that moves: in the page as it stands, and in the same page opened once more, watched
 * from its first moment and scrolled through.
 */
export async function foundInMotion(
  { tab, again }: Visit,
  rule: (movements: readonly Movement[]) => Failure[],
): Promise<Found[]> {
  await tab.evaluate(recordMotion);
  const fresh = await again((tab) => tab.addInitScript(recordMotion));
  await scrollThrough(fresh);
  const found: Found[] = [];
  for (const page of [fresh, tab]) {
    const record = await readFrom(page, await page.evaluateHandle(() => window.motionRecord));
    found.push(...(await record.found(oncePerElement(rule(record.values)))));
  }
  const keys = found.map(({ rule, element }) => `${rule} ${element.selector}`);
  return found.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
