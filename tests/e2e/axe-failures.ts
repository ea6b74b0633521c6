import type { Page } from "@playwright/test";
import { axeCore, axeMeasures } from "../../a11y/engines/axe.ts";

/** Returns axe's findings against A, AA and its best practices on a page outside the site. */
export async function axeFailures(tab: Page): Promise<string[]> {
  const place = { page: "/", state: "as opened", mode: "light", width: 1280 } as const;
  const visit = { ...place, tab, complaints: [], origin: "" };
  const found = [...(await axeCore.look(visit)), ...(await axeMeasures.look(visit))];
  return found
    .filter(({ conformance, certainty }) => ["A", "AA", "best practice"].includes(conformance) && certainty === "fails")
    .map(({ rule, message, element }) => `${rule} ${element.selector}: ${message}`);
}
