import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { openForm } from "./filling.ts";
import { expect, openHydrated, test } from "./site-test.ts";

/** Script files that contain the spring animations. */
const motionFiles = globSync("build/client/assets/*.js")
  .filter((file) => readFileSync(file, "utf8").includes("stiffness"))
  .map((file) => basename(file));

/** An element that has moved since the page load, and the transforms of its animation. */
interface Moved {
  element: string;
  transform: string[];
}

/** Records animations, which are too short to be observed. */
async function recordMotion(page: Page) {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const { transform } = keyframes as { transform?: string[] };
      if (this.isConnected && transform) moved.push({ element: this.id || this.tagName, transform });
      return animate.call(this, keyframes, options);
    };
  });
}

const moved = (page: Page) => page.evaluate(() => (window as unknown as Record<string, Moved[]>).moved ?? []);

/** Stores all answers, with the next-to-last question as the current step. */
const keepAll = (page: Page) =>
  page.addInitScript(() => {
    const now = new Date().toISOString();
    const answers = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, 0]));
    localStorage.setItem("quiz", JSON.stringify({ savedAt: now, startedAt: now, answers, step: "q14" }));
  });

/** Polls the opacity, because Playwright considers transparent elements visible. */
const expectSeen = (what: Locator) =>
  expect.poll(() => what.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);

const motionCame = (page: Page) =>
  page.waitForResponse((response) => motionFiles.some((file) => response.url().endsWith(file)));

test.describe("with motion allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  test.beforeEach(({ page }) => recordMotion(page));

  test("loads no animation code without an interaction", async ({ page }) => {
    expect(motionFiles).not.toEqual([]);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(basename(request.url())));
    for (const path of ["/quiz#q1", "/quiz/roles/weaver", "/shop", "/articles", "/contact"]) {
      await openHydrated(page, path);
      await page.waitForTimeout(500);
    }
    expect(asked.filter((file) => motionFiles.includes(file))).toEqual([]);
  });

  test("filtered products move to their new positions", async ({ page }) => {
    await openHydrated(page, "/shop");
    const came = motionCame(page);
    await page.getByRole("button", { name: "Services" }).focus();
    await came;
    // Loaded code may not have run yet. Pressing a filter again does no harm.
    await expect(async () => {
      await page.getByRole("button", { name: "Services" }).click();
      await page.getByRole("button", { name: "All Products" }).click();
      expect((await moved(page)).filter(({ element }) => element === "LI")).not.toEqual([]);
    }).toPass();
    await expect(page.locator("#shelf > ul > li[style*=transform]")).toHaveCount(0);
  });

  test("questions slide by direction and the result's wheel turns", async ({ page }) => {
    await keepAll(page);
    const came = motionCame(page);
    await openHydrated(page, "/quiz#q14");
    await page.getByRole("radio").nth(1).check();
    await came;
    const turn = async (button: "Next" | "Previous", question: string) => {
      await page.getByRole("button", { name: button }).click();
      await expect(page.locator(question)).toBeFocused();
    };
    const goOn = () => turn("Next", "#q15");
    const goBack = () => turn("Previous", "#q14");
    // Loaded code may not have run yet.
    await expect(async () => {
      await goOn();
      await goBack();
      expect(await moved(page)).not.toEqual([]);
    }).toPass();
    await goOn();
    await goBack();
    await goOn();
    await expect(page.locator("[data-step]")).toHaveCount(1);
    const starts = (await moved(page)).map(({ transform }) => transform[0]).filter((from) => from?.includes("100%"));
    expect(starts.slice(-2)).toEqual([expect.stringContaining("(-1 *"), expect.stringContaining("(1 *")]);

    await page.getByRole("button", { name: "Get My Results" }).click();
    await expect(page.locator("#results")).toBeFocused();
    // Only the spring sets this style.
    await expect(page.locator("svg [role=list]")).toHaveAttribute("style", /transform: none/);
  });

  test("questions slide for a returning visitor who goes back", async ({ page }) => {
    await keepAll(page);
    const came = motionCame(page);
    await openHydrated(page, "/quiz#q14");
    await page.getByRole("button", { name: "Previous" }).click();
    await came;
    // Loaded code may not have run yet.
    await expect(async () => {
      await page.getByRole("button", { name: "Previous" }).click();
      expect((await moved(page)).map(({ transform }) => transform[0])).toContainEqual(expect.stringContaining("(-1 *"));
    }).toPass();
  });

  test("a form’s receipt rises without a script of animations", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(basename(request.url())));
    await page.addInitScript(() => {
      const risen: string[] = [];
      Object.assign(window, { risen });
      addEventListener("animationstart", ({ animationName, target }) => {
        risen.push(`${animationName}: ${(target as HTMLElement).querySelector("[tabindex='-1']")?.textContent}`);
      });
    });
    const form = await openForm(page, "newsletter");
    await form.getByRole("textbox", { name: /email/i }).fill("motion@example.org");
    await form.getByRole("button").click();
    await expect(form).toHaveCount(0);
    const title = page.locator("main [tabindex='-1']:focus");
    const rise = `rise: ${await title.textContent()}`;
    await expect.poll(() => page.evaluate(() => (window as unknown as { risen: string[] }).risen)).toContain(rise);
    expect(motionFiles.filter((file) => loaded.includes(file))).toEqual([]);
  });
});

test.describe("when animation files fail to load", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, tolerated: [/net::ERR_FAILED/] });
  test("filters, questions, and receipts work without animation", async ({ page }) => {
    let refused = 0;
    await page.route(
      ({ pathname }) => motionFiles.includes(basename(pathname)),
      (route) => {
        refused += 1;
        return route.abort();
      },
    );
    await openHydrated(page, "/shop");
    const products = page.locator("#shelf").getByRole("heading", { level: 3 });
    const all = await products.count();
    await page.getByRole("button", { name: "Services" }).click();
    await expect.poll(() => products.count()).toBeLessThan(all);
    await expectSeen(products.first());

    await keepAll(page);
    await openHydrated(page, "/quiz#q14");
    await page.getByRole("radio").nth(1).check();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.locator("#q15")).toBeFocused();
    await expectSeen(page.locator("#q15"));

    const form = await openForm(page, "newsletter");
    await form.getByRole("textbox", { name: /email/i }).fill("unmoved@example.org");
    await form.getByRole("button").click();
    await expect(form).toHaveCount(0);
    await expectSeen(page.locator("main [tabindex='-1']:focus"));
    expect(refused).toBeGreaterThan(0);
  });
});

test("reduced motion changes content without animation", async ({ page }) => {
  await recordMotion(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(basename(request.url())));
  await openHydrated(page, "/shop");
  await page.getByRole("button", { name: "Services" }).click();
  await expect(page.getByRole("button", { name: "Services" })).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await moved(page)).toEqual([]);
  expect(asked.filter((file) => motionFiles.includes(file))).toEqual([]);
});
