import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import type { Found } from "../../core/audit.ts";
import type { Check } from "../../core/check.ts";
import { environmentOf } from "../../core/modes.ts";
import { atStart } from "../../runner/in-page.ts";

export { expect };

/** Tabs by the options of their context. */
type OpenTabs = Map<string, Page>;

/** Tabs that a check has altered beyond their page. */
const altered = new WeakSet<Page>();

/**
 * Gives one tab to all tests of a worker that have the same context options. A new context and its process take longer
 * to start than most checks take to run. Fails a test on any console error or warning and any uncaught exception.
 */
export const test = base.extend<object, { openTabs: OpenTabs }>({
  openTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern.
    async ({}, use) => {
      const openTabs: OpenTabs = new Map();
      await use(openTabs);
      for (const tab of openTabs.values()) await tab.context().close();
    },
    { scope: "worker" },
  ],
  async page({ browser, contextOptions, openTabs }, use) {
    const key = JSON.stringify(contextOptions);
    const tab = openTabs.get(key) ?? (await (await browser.newContext(contextOptions)).newPage());
    openTabs.set(key, tab);
    const complaints: string[] = [];
    const console = (said: ConsoleMessage) => {
      if (["error", "warning"].includes(said.type())) complaints.push(said.text());
    };
    const pageerror = ({ message }: Error) => complaints.push(`uncaught: ${message}`);
    tab.on("console", console).on("pageerror", pageerror);
    await use(tab);
    tab.off("console", console).off("pageerror", pageerror);
    if (altered.has(tab)) {
      openTabs.delete(key);
      await tab.context().close();
    } else await reset(tab);
    expect(complaints).toEqual([]);
  },
});

/** Leaves the page, with its timers and styles, and undoes what tests change in a tab. */
async function reset(tab: Page): Promise<void> {
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  await tab.mouse.move(0, 0);
  await tab.setViewportSize({ width: 1280, height: 720 });
  await tab.goto("about:blank");
}

/** Origin of a test page, served by a route of the test. */
const origin = "http://page.test";

export async function openMade(tab: Page, html: string): Promise<void> {
  await tab.setContent(
    `<!doctype html><html lang="en"><style>body { margin: 16px }</style><body>${html}</body></html>`,
  );
}

/** Tests that a check has exactly these findings in a page with this body. */
export function testFindings(title: string, check: Check, html: string, found: readonly string[]): void {
  test(title, async ({ page }) => {
    expect(await checkMade(page, check, html)).toEqual(found);
  });
}

/** Runs a check on the open page. Returns each finding as its rule and its element's selector. */
export async function runCheck(tab: Page, check: Check, state = "as opened"): Promise<string[]> {
  // Prefers an environment with the width of the tabs.
  const environment = check.runs.environments.find((one) => one.endsWith("1280")) ?? check.runs.environments[0];
  if (!environment) throw new Error(`${check.name} runs nowhere`);
  if (check.alters === "tab") altered.add(tab);
  return summaries(await check.run({ page: "/", state, ...environmentOf(environment), tab, complaints: [], origin }));
}

export async function checkMade(tab: Page, check: Check, html: string): Promise<string[]> {
  await openMade(tab, html);
  return runCheck(tab, check);
}

/** Runs a check that records motion from the start of the page load. */
export async function checkFromStart(tab: Page, check: Check, html: string): Promise<string[]> {
  const recording = await atStart(tab, "recordMotion");
  await tab.route(`${origin}/`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await tab.goto(`${origin}/`);
  await recording.dispose();
  return runCheck(tab, check);
}

function summaries(found: Found[]): string[] {
  return found.map(({ rule, element }) => `${rule} ${element.selector}`).sort();
}
