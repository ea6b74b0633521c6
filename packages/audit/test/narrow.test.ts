import { expect, test } from "vitest";
import { inWords, narrow } from "../runner/narrow.ts";
import type { PlannedPageLoad } from "../runner/plan.ts";

const at = (page: string, state: string, scan: Partial<PlannedPageLoad> = {}): PlannedPageLoad => ({
  page,
  state,
  mode: "light",
  width: 390,
  checks: ["axe"],
  ...scan,
});

const all = [
  at("/", "as opened", { checks: ["axe", "keyboard"] }),
  at("/", "menu open", { mode: "dark" }),
  at("/shop", "as opened", { width: 1280 }),
  at("/shop/kit", "as opened"),
  at("/contact", "contact: with errors"),
];

test("keeps all page loads without filters", () => {
  expect(narrow(all, {})).toEqual(all);
  expect(inWords({})).toBeNull();
});

test("adds page loads for values of one filter and intersects different filters", () => {
  expect(narrow(all, { page: ["/", "/shop"] })).toEqual(all.slice(0, 3));
  expect(narrow(all, { page: ["/", "/shop"], mode: ["dark"] })).toEqual([all[1]]);
  expect(narrow(all, { width: ["1280"] })).toEqual([all[2]]);
});

test("matches any part of a path or state name with an asterisk", () => {
  expect(narrow(all, { page: ["/shop/*"] })).toEqual([all[3]]);
  expect(narrow(all, { state: ["*: with errors"] })).toEqual([all[4]]);
});

test("keeps only the selected engine and the page loads that use it", () => {
  expect(narrow(all, { engine: ["keyboard"] })).toEqual([{ ...all[0], checks: ["keyboard"] }]);
});

test("rejects an unknown value and lists the known ones", () => {
  expect(() => narrow(all, { page: ["/", "/shopp"] })).toThrow(
    "no page matches '/shopp'; choose from:\n  /\n  /shop\n  /shop/kit\n",
  );
  expect(() => narrow(all, { mode: ["blue"] })).toThrow("no mode matches 'blue'; choose from:\n  light\n  dark");
});

test("rejects values that never occur together and suggests replacements for each", () => {
  expect(() => narrow(all, { page: ["/contact"], mode: ["dark"], engine: ["axe"] })).toThrow(
    "no page load matches all of these options: --page /contact --mode dark --engine axe\n" +
      "  instead of --page /contact, use /\n" +
      "  instead of --mode dark, use light",
  );
  const many = Array.from({ length: 20 }, (_, index) => at(`/articles/${index}`, "as opened", { mode: "dark" }));
  expect(() => narrow([...all, ...many], { page: ["/contact"], mode: ["dark"] })).toThrow(
    "use /, /articles/0, /articles/1, /articles/2, /articles/3, /articles/4, /articles/5, /articles/6 and 13 more",
  );
});

test("formats filters as command-line options", () => {
  expect(inWords({ state: ["menu open"], page: ["/", "/shop/*"] })).toBe(
    '--page / --page "/shop/*" --state "menu open"',
  );
});
