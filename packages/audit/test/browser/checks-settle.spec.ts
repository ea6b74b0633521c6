import { settle } from "../../runner/open-page.ts";
import { expect, openMade, test } from "./checks-page-under-test.ts";

const spin = (duration: string) =>
  `<style>@keyframes spin { to { rotate: 1turn } } h1 { animation: spin ${duration} }</style><h1>Turning</h1>`;

test("waits for an animation that ends soon", async ({ page }) => {
  await openMade(page, spin("1s"));
  await settle(page);
  expect(await page.evaluate(() => document.getAnimations().map(({ playState }) => playState))).toEqual([]);
});

test("does not wait for an animation of ten minutes", async ({ page }) => {
  await openMade(page, spin("600s"));
  await settle(page);
  expect(await page.evaluate(() => document.getAnimations().map(({ playState }) => playState))).toEqual(["running"]);
});
