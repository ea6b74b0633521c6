import { afterEach, expect, test, vi } from "vitest";
import { travels } from "../../../src/motion/travels.ts";

/** A browser that can show the way to another page, or not, of a visitor who asks for less motion, or not. */
function open({ canShow = true, asksForLess = false }) {
  vi.stubGlobal("matchMedia", () => ({ matches: asksForLess }));
  vi.stubGlobal("document", canShow ? { startViewTransition() {} } : {});
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the way to another page is shown, and one within a page is left to the browser’s scrolling", () => {
  open({});
  expect(travels("/shop/liberation-starter-pack")).toBe(true);
  expect(travels("/academy/study#live-cohort")).toBe(false);
});

test("a browser that cannot show it, and a visitor who asks for less motion, simply get the page", () => {
  open({ canShow: false });
  expect(travels("/shop")).toBe(false);
  open({ asksForLess: true });
  expect(travels("/shop")).toBe(false);
});

test("nothing is shown of it while the site is built", () => {
  vi.stubGlobal("matchMedia", undefined);
  expect(travels("/shop")).toBe(false);
});
