import type { Page } from "@playwright/test";
import type { Check, Visit } from "../../a11y/check.ts";
import type { Found } from "../../a11y/finding.ts";

/** Where a made page is served from, by a route of the test. */
const origin = "http://page.test";

/** Opens a small page made for a test, with nothing of a browser’s own margins. */
export async function openMade(tab: Page, html: string): Promise<void> {
  await tab.setContent(
    `<!doctype html><html lang="en"><style>body { margin: 16px }</style><body>${html}</body></html>`,
  );
}

/** What a check finds on the page that stands open, each finding as its rule and its element’s selector. */
export async function lookAt(tab: Page, check: Check, state = "as opened"): Promise<string[]> {
  const [setting] = check.runs.settings;
  if (!setting) throw new Error(`${check.name} runs nowhere`);
  const again = () => Promise.reject(new Error("a made page is not opened again"));
  return summaries(await check.look({ page: "/", state, ...setting, tab, complaints: [], origin, again }));
}

/** The same for a check that opens the page again, to watch it from its first moment. */
export async function lookFromStart(tab: Page, check: Check, html: string): Promise<string[]> {
  const open = async (target: Page) => {
    await target.route(`${origin}/`, (route) => route.fulfill({ contentType: "text/html", body: html }));
    await target.goto(`${origin}/`);
    return target;
  };
  const again: Visit["again"] = async (prepare) => {
    const fresh = await tab.context().newPage();
    await prepare?.(fresh);
    return open(fresh);
  };
  await open(tab);
  return summaries(
    await check.look({ page: "/", state: "as opened", mode: "light", width: 390, tab, complaints: [], origin, again }),
  );
}

function summaries(found: Found[]): string[] {
  return found.map(({ rule, element }) => `${rule} ${element.selector}`).sort();
}
