import type { Page } from "@playwright/test";
import { type ModeName, modes } from "../../a11y/modes.ts";
import { openVisit } from "../../a11y/run/open-visit.ts";
import { freshTabs, reusedTabs } from "../../a11y/run/tabs.ts";
import { expect, test } from "./site-test.ts";

/** Where the tests serve the site. */
const origin = (baseURL: string | undefined) => String(baseURL);

/** What the page of a visit says of itself. */
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
  test(`a visit in ${mode} finds the page as that device shows it`, async ({ browser, baseURL }) => {
    const visit = await openVisit(
      freshTabs(browser),
      { page: "/terms", state: "as opened", mode, width: 1280 },
      origin(baseURL),
    );
    expect(await readDevice(visit.tab)).toMatchObject(expected[mode]);
    await visit.close();
  });
}

test("a visit that changes colors stands where it stood", async ({ browser, baseURL }) => {
  const place = { page: "/contact", state: "contact: with errors", mode: "light", width: 390 } as const;
  const light = await openVisit(freshTabs(browser), place, origin(baseURL));
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

test("a state that a page does not have is told of with those that it has", async ({ browser, baseURL }) => {
  const place = { page: "/terms", state: "on fire", mode: "light", width: 390 } as const;
  await expect(openVisit(freshTabs(browser), place, origin(baseURL))).rejects.toThrow(
    /\/terms has no state 'on fire'; it has 'as opened'/,
  );
});

test("a tab that is taken again has nothing of the visit before, also where the address differs by its end alone", async ({
  browser,
  baseURL,
}) => {
  const tabs = reusedTabs(browser, { isOurs: true });
  const open = (state: string) => openVisit(tabs, { page: "/quiz", state, mode: "light", width: 390 }, origin(baseURL));
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
