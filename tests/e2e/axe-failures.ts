import type { Page } from "@playwright/test";
import { axeCore, axeMeasures } from "../../a11y/engines/axe.ts";

/** What axe finds against A and AA, and against its good practices, on a page that is none of the site’s. */
export async function axeFailures(tab: Page): Promise<string[]> {
  const place = { page: "/", state: "as opened", mode: "light", width: 1280 } as const;
  const visit = { ...place, tab, complaints: [], origin: "" };
  const found = [...(await axeCore.look(visit)), ...(await axeMeasures.look(visit))];
  return found
    .filter(({ conformance, certainty }) => ["A", "AA", "best practice"].includes(conformance) && certainty === "fails")
    .map(({ rule, message, element }) => `${rule} ${element.selector}: ${message}`);
}
