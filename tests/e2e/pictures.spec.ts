import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Found, Place } from "@kindred-ground/audit/core/audit.ts";
import { takePicture } from "@kindred-ground/audit/reports/pictures.ts";
import { expect, type Page, test } from "@playwright/test";
import { PNG } from "pngjs";

const place: Place = { page: "/shop", state: "as opened", mode: "dark", width: 390 };

function found(selector: string): Found {
  return {
    rule: "target-size",
    criteria: ["2.5.8"],
    conformance: "AA",
    certainty: "fails",
    element: { selector, markup: "<button>", name: "Save my place" },
    message: "The target is small.",
    help: "Make it larger.",
  };
}

async function pictureOf(page: Page, selector: string) {
  const folder = test.info().outputPath("pictures");
  const picture = await takePicture(page, found(selector), { finding: "small", place, folder });
  const drawn = picture ? PNG.sync.read(await readFile(join(folder, picture.file))) : null;
  return { picture, drawn };
}

function has({ data }: PNG, [red, green, blue]: readonly [number, number, number]): boolean {
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
  return false;
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.setContent(`
    <body style="margin: 0; background: #808080">
      <button id="near" style="margin: 100px">Save my place</button>
      <div style="height: 3000px"></div>
      <button id="far" style="margin-left: 40px">Far down</button>
      <button id="hidden" style="display: none">Hidden</button>
      <div id="wide" style="width: 2000px; height: 40px"></div>
    </body>`);
});

test("a picture outlines the element in two tones and describes it", async ({ page }) => {
  const { picture, drawn } = await pictureOf(page, "#near");
  expect(picture).toEqual({
    finding: "small",
    file: "pictures/small.png",
    alternative: "The element button “Save my place”, outlined, on /shop, as opened, in dark at 390 px.",
  });
  expect(drawn && has(drawn, [39, 48, 107])).toBe(true);
  expect(drawn && has(drawn, [251, 247, 240])).toBe(true);
});

test("an element below the viewport is scrolled to, and the page is restored", async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 200));
  const markup = await page.content();
  const { drawn } = await pictureOf(page, "#far");
  expect(drawn && has(drawn, [39, 48, 107])).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  expect(await page.content()).toBe(markup);
});

test("an element wider than the viewport is clipped", async ({ page }) => {
  const { drawn } = await pictureOf(page, "#wide");
  expect(drawn?.width).toBeLessThanOrEqual(390);
});

test("hidden and missing elements get no picture", async ({ page }) => {
  expect(await pictureOf(page, "#hidden")).toEqual({ picture: null, drawn: null });
  expect(await pictureOf(page, "#gone")).toEqual({ picture: null, drawn: null });
  expect(await pictureOf(page, "no [selector")).toEqual({ picture: null, drawn: null });
});
