import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { reducedMotion } from "@kindred-ground/audit/checks/motion.ts";
import type { Check } from "@kindred-ground/audit/core/check.ts";
import { type ModeName, modes } from "@kindred-ground/audit/core/modes.ts";
import type { PageLoadResult } from "@kindred-ground/audit/runner/journal.ts";
import { openPageUnderTest } from "@kindred-ground/audit/runner/page-under-test.ts";
import { runChecks } from "@kindred-ground/audit/runner/run-checks.ts";
import { loadAllPages } from "@kindred-ground/audit/runner/scan.ts";
import { freshTabs, launchBrowser, reusedTabs } from "@kindred-ground/audit/runner/tabs.ts";
import type { Page } from "@playwright/test";
import { opening } from "../../a11y/open-page.ts";
import { serveSite } from "../../a11y/serve-site.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { openState } from "./open-state.ts";
import { expect, test } from "./site-test.ts";

const origin = (baseURL: string | undefined) => String(baseURL);

const terms = { page: "/terms", state: "as opened", mode: "light", width: 390 } as const;

/** Returns a check with this name that runs `look`. */
function checkOf(name: string, look: Check["run"]): Check {
  return {
    name,
    purpose: "",
    criteria: [],
    runs: { environments: [], states: "one of each kind", because: "" },
    run: look,
  };
}

function readDevice(tab: Page) {
  return tab.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    pixels: devicePixelRatio,
    text: getComputedStyle(document.documentElement).fontSize,
    ems: [20, 40, 80].filter((ems) => matchMedia(`(min-width: ${ems}em)`).matches),
    letters: getComputedStyle(document.querySelector("p") ?? document.body).letterSpacing,
    asks: [
      "(prefers-color-scheme: dark)",
      "(prefers-contrast: more)",
      "(forced-colors: active)",
      "(prefers-reduced-motion: reduce)",
      "(scripting: none)",
    ].filter((query) => matchMedia(query).matches),
  }));
}

const still = "(prefers-reduced-motion: reduce)";

const expected: Record<ModeName, Record<string, unknown>> = {
  light: { asks: [still], width: 1280, height: 900, pixels: 1, text: "16px", ems: [20, 40, 80], letters: "normal" },
  dark: { asks: ["(prefers-color-scheme: dark)", still] },
  "more-contrast": { asks: ["(prefers-contrast: more)", still] },
  "more-contrast-dark": { asks: ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", still] },
  "forced-colors": { asks: ["(forced-colors: active)", still] },
  "forced-colors-dark": { asks: ["(prefers-color-scheme: dark)", "(forced-colors: active)", still] },
  motion: { asks: [] },
  "large-text": { width: 1280, text: "32px", ems: [20, 40] },
  "text-spacing": { letters: expect.stringMatching(/^[\d.]+px$/) },
  zoom: { width: 320, height: 256, pixels: 4, ems: [20] },
  "no-scripts": { asks: [still, "(scripting: none)"] },
};

for (const mode of Object.keys(modes) as ModeName[]) {
  test(`a page load in ${mode} simulates that environment`, async ({ browser, baseURL }) => {
    const scan = await openPageUnderTest(freshTabs(browser, opening), { ...terms, mode, width: 1280 }, origin(baseURL));
    expect(await readDevice(scan.tab)).toMatchObject(expected[mode]);
    await scan.close();
  });
}

test("a change of color mode keeps the state", async ({ browser, baseURL }) => {
  const place = { page: "/contact", state: "contact: with errors", mode: "light", width: 390 } as const;
  const light = await openState(freshTabs(browser, opening), place, origin(baseURL));
  const dark = await light.adjust({ mode: "more-contrast-dark", width: 390 });
  expect((await readDevice(dark.tab)).asks).toEqual([
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    still,
  ]);
  await expect(dark.tab.locator("#contact-form [aria-invalid=true]").first()).toBeVisible();
  expect(dark.mode).toBe("more-contrast-dark");
  await light.close();
});

test("a reused tab keeps nothing from the previous page load, even at a similar address", async ({
  browser,
  baseURL,
}) => {
  const tabs = reusedTabs(browser, { isOurs: true, opening });
  const open = (state: string) => openState(tabs, { page: "/quiz", state, mode: "light", width: 390 }, origin(baseURL));
  const question = await open("question answered");
  await question.close();
  const email = await open("email step");
  expect(email.tab).toBe(question.tab);
  await expect(email.tab.locator("#email")).toBeVisible();
  await email.close();
  const landing = await open("as opened");
  expect(await landing.tab.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await landing.close("altered");
});

test("A and AA failures and incomplete checks are repeated in a fresh page", async ({ browser, baseURL }) => {
  const looks: Record<string, string[]> = { steady: [], once: [], broken: [] };
  const check = (name: string, look: (nth: number, selector: string) => string | undefined) =>
    checkOf(name, async ({ tab }) => {
      const own = await tab.evaluate(() => {
        const { seen = false } = window as { seen?: boolean };
        Object.assign(window, { seen: true });
        return seen ? "seen before" : "new";
      });
      const selector = look(looks[name]?.push(own) ?? 0, "h1");
      if (!selector) return [];
      const element = { selector, markup: "<h1>" };
      return [
        { rule: name, criteria: ["2.4.7"], conformance: "AA", certainty: "fails", message: "", help: "", element },
      ];
    });
  const checks = [
    check("steady", (_, selector) => selector),
    check("once", (nth, selector) => (nth === 1 ? selector : undefined)),
    check("broken", (nth) => {
      if (nth === 1) throw new Error("broke off");
      return undefined;
    }),
  ];
  const planned = [{ ...terms, checks: checks.map(({ name }) => name) }];
  const lookers = { checks, fileChecks: [], picture: async () => null };
  const tabs = reusedTabs(browser, { isOurs: true, opening });
  const [twice] = await runChecks(tabs, planned, origin(baseURL), { ...lookers, runsTwice: true });
  expect(twice?.error).toBeUndefined();
  expect(twice?.seen.map(({ by, found }) => `${by} ${found.certainty}`)).toEqual(["steady fails", "once needs review"]);
  expect(looks).toEqual({ steady: ["new", "new"], once: ["seen before", "new"], broken: ["seen before", "new"] });

  for (const own of Object.values(looks)) own.length = 0;
  const [single] = await runChecks(tabs, planned, origin(baseURL), lookers);
  expect(single?.error).toBe("broken: broke off");
  expect(single?.seen.map(({ found }) => found.certainty)).toEqual(["fails", "fails"]);
});

test("the site's availability is verified after a failed check", async ({ browser, baseURL }) => {
  const checked: string[] = [];
  const check = (name: string) =>
    checkOf(name, async () => {
      checked.push(name);
      throw new Error("broke off");
    });
  const checks = [check("first"), check("second")];
  const planned = { ...terms, checks: ["first", "second"] };
  const lookers = { checks, fileChecks: [], picture: async () => null };
  const gone = () => Promise.reject(new Error("the site is gone"));
  const looking = runChecks(freshTabs(browser, opening), [planned], origin(baseURL), { ...lookers, assertSite: gone });
  await expect(looking).rejects.toThrow("the site is gone");
  expect(checked).toEqual(["first"]);
  await runChecks(freshTabs(browser, opening), [planned], origin(baseURL), { ...lookers, assertSite: async () => {} });
  expect(checked).toEqual(["first", "first", "second"]);
});

test("motion before a check is recorded in new and reused tabs, also of a page that is busy", async ({ browser }) => {
  const busy = `requestAnimationFrame(() => { for (const end = performance.now() + 500; performance.now() < end; ); })`;
  const html = `<!doctype html><html lang="en" class="without-scripts"><title>Made</title>
    <style>@keyframes turn { to { transform: rotate(1turn) } } h1 { animation: turn 100ms }</style><h1>Made</h1>
    <script>requestAnimationFrame(() => { ${busy} })</script>`;
  const made = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(html));
  await once(made.listen(0, "127.0.0.1"), "listening");
  const served = `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
  const tabs = reusedTabs(browser, { isOurs: true, opening });
  for (const tab of ["new", "used again"]) {
    const scan = await openPageUnderTest(tabs, { ...terms, page: "/" }, served);
    const found = await reducedMotion.run(scan);
    expect(
      found.map(({ rule, element }) => `${rule} ${element.selector}`),
      tab,
    ).toEqual(["moves-when-reduced h1"]);
    await scan.close();
  }
  made.close();
});

test("a run stops when the site is unavailable and keeps only completed page loads", async () => {
  const site = await serveSite();
  const scans = ["/terms", "/privacy", "/licenses", "/about", "/donate", "/shop"].map((page) => ({
    ...terms,
    page,
    checks: ["names"],
  }));
  const kept: PageLoadResult[] = [];
  const running = loadAllPages(scans, site.origin, {
    workers: 2,
    launch: async () => launchBrowser(await findChromium()),
    isOurs: true,
    pace: 0,
    picture: async () => null,
    keep(result) {
      kept.push(result);
      void site.stop();
    },
  });
  await expect(running).rejects.toThrow(`${site.origin} no longer responds; to continue, run the audit with --resume`);
  const before = kept.length;
  expect(before).toBeGreaterThan(0);
  expect(kept.filter(({ error }) => error)).toEqual([]);
  expect(before).toBeLessThan(scans.length);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(kept.length).toBe(before);
});

test("a browser crash is the only error of a page load", async ({ baseURL }) => {
  const browser = await launchBrowser(await findChromium());
  const crash = checkOf("crash", async ({ tab }) => {
    const session = await browser.newBrowserCDPSession();
    await Promise.all([session.send("Browser.crash"), tab.evaluate(() => new Promise(() => {}))]);
    return [];
  });
  const planned = { ...terms, checks: ["crash"] };
  const lookers = { checks: [crash], fileChecks: [], picture: async () => null };
  const [result] = await runChecks(freshTabs(browser, opening), [planned], origin(baseURL), lookers);
  expect(result?.error).toMatch(/^crash: .*Target page, context or browser has been closed$/);
});

test("nothing is hovered after the steps of a state, and nothing on the next page of the tab", async ({ browser }) => {
  const button = `<button style="position:fixed;inset:0;width:100%">`;
  const html = `<!doctype html><title>Shop</title><main>${button}Send</button></main>`;
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tabs = reusedTabs(browser, { isOurs: true, opening });
  const hovered = async (state: string, steps: (tab: Page) => Promise<unknown>) => {
    const recipe = { name: state, steps: async (tab: Page) => void (await steps(tab)) };
    const scan = await openPageUnderTest(tabs, { page: "/", state, mode: "light", width: 390, recipe }, site);
    // The browser determines the pointer's target only after the next frames.
    await scan.tab.waitForTimeout(300);
    const found = await scan.tab.evaluate(() => document.querySelector("button:hover")?.textContent ?? null);
    await scan.close();
    return found;
  };
  const press = async (tab: Page) => {
    await tab.getByRole("button").click();
    await tab
      .getByRole("button")
      .evaluate((one) => one.replaceWith(Object.assign(one.cloneNode(), { textContent: "Again" })));
  };
  expect(await hovered("sent", press)).toBeNull();
  expect(await hovered("as opened", async () => {})).toBeNull();
  server.close();
});
