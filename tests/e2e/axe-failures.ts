import { rules, scan } from "@kindred-ground/audit/engines/axe.ts";
import type { Page } from "@playwright/test";

/** Returns axe's findings against A, AA and its best practices on a page outside the site. */
export async function axeFailures(tab: Page): Promise<string[]> {
  const found = await scan(tab, rules);
  return found
    .filter(({ conformance, certainty }) => ["A", "AA", "best practice"].includes(conformance) && certainty === "fails")
    .map(({ rule, message, element }) => `${rule} ${element.selector}: ${message}`);
}
