import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { settled } from "@kindred-ground/audit/runner/open-page.ts";
import { type BrowserType, chromium, expect, firefox, type LaunchOptions, test } from "@playwright/test";
import type axe from "axe-core";
import { untilTakenOver } from "../../a11y/open-page.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { findFirefox, findWebKit } from "../../scripts/other-browsers.mjs";
import { changedJourneys } from "./changed-journeys.ts";
import { connectionTo } from "./connection.ts";
import { type Journey, journeys, openHome, openMenu } from "./journeys.ts";
import type { OpenBrowser, Tab } from "./tab.ts";
import { DriverFails, openWebKit } from "./webkit.ts";

const viewport = { width: 1280, height: 900 };

const firefoxPath = findFirefox();
const webkit = findWebKit();

/** Functions that open the browsers, by name. Undefined for a browser that the machine lacks. */
const browsers: Readonly<Record<string, (() => Promise<OpenBrowser>) | undefined>> = {
  Chromium: async () => launch(chromium, { executablePath: await findChromium(), args: browserArguments }),
  Firefox: firefoxPath
    ? () =>
        launch(firefox, {
          channel: "moz-firefox",
          executablePath: fileURLToPath(import.meta.resolve("./firefox.mjs")),
          env: { ...process.env, FIREFOX_PATH: firefoxPath },
        })
    : undefined,
  WebKit: webkit ? () => openWebKit(webkit) : undefined,
};

async function launch(type: BrowserType, options: LaunchOptions): Promise<OpenBrowser> {
  const browser = await type.launch(options);
  return {
    async inNewTab(baseURL, visit) {
      // Other browsers allow writing to the clipboard after a press, without a permission.
      const permissions = type === chromium ? ["clipboard-read", "clipboard-write"] : [];
      await using context = await browser.newContext({ baseURL, viewport, permissions });
      const page = await context.newPage();
      const uncaught: string[] = [];
      // Firefox also reports fonts whose download a navigation stops.
      page.on("pageerror", ({ message }) => message.startsWith("download failed") || uncaught.push(message));
      // Playwright's own `url` misses pages that Firefox restores from its history.
      await visit(Object.assign(page, { address: () => page.evaluate(() => location.href) }));
      expect(uncaught).toEqual([]);
    },
    close: () => browser.close(),
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Resolves to the failures at levels A and AA that axe finds on the open page, once the page is stable. */
async function axeFailures(tab: Tab): Promise<string[]> {
  await tab.evaluate(untilTakenOver, 20_000);
  await tab.evaluate(settled, { fonts: 20_000, animation: 5_000 });
  await tab.evaluate(new Function(axeSource) as () => void);
  return tab.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await run(document, { runOnly: tags, resultTypes: ["violations"], iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
  });
}

for (const [name, open] of Object.entries(browsers)) {
  test.describe(name, () => {
    // One worker for each browser, because starting a browser takes as long as a journey.
    test.describe.configure({ mode: "default" });
    test.skip(!open && !process.env.CI, `This machine has no ${name}.`);

    let browser: OpenBrowser | undefined;
    test.beforeAll(async () => {
      browser = await open?.();
      if (!browser) throw new Error(`no ${name} here, and CI is set: its tests may not be skipped`);
    });
    test.afterAll(() => browser?.close());

    async function visitOnce(baseURL: string | undefined, journey: Journey) {
      await using connection = await connectionTo(Number(new URL(String(baseURL)).port));
      await browser?.inNewTab(connection.origin, async (tab) => {
        await tab.setViewportSize(viewport);
        await journey(tab, connection);
      });
    }

    /** Runs a journey. If the driver fails, repeats the journey once from its start, with a new driver. */
    const visit = (baseURL: string | undefined, journey: Journey) =>
      visitOnce(baseURL, journey).catch(async (error: Error) => {
        if (!(error instanceof DriverFails)) throw error;
        console.log(`${name}: ${error.message}. Repeats “${test.info().title}”.`);
        await browser?.close();
        browser = await open?.();
        await visitOnce(baseURL, journey);
      });

    for (const [does, journey] of Object.entries({ ...journeys, ...changedJourneys })) {
      test(`a visitor with ${name} ${does}, and axe finds nothing on the last page`, ({ baseURL }) =>
        visit(baseURL, async (tab, connection) => {
          await journey(tab, connection);
          expect(await axeFailures(tab)).toEqual([]);
        }));
    }

    const lacksIt = name === "WebKit";
    test(`a menu that needs requestIdleCallback ${lacksIt ? "fails" : "opens"} in ${name}`, ({ baseURL }) =>
      visit(baseURL, async (tab) => {
        await openHome(tab);
        await tab.evaluate(() =>
          document.querySelector("[popovertarget=site-menu]")?.addEventListener("click", (press) => {
            press.preventDefault();
            requestIdleCallback(() => document.querySelector<HTMLElement>("#site-menu")?.showPopover());
          }),
        );
        const opened = openMenu(tab).then(
          () => true,
          () => false,
        );
        expect(await opened).toBe(!lacksIt);
      }));
  });
}
