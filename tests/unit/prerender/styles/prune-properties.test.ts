import { expect, test } from "vitest";
import { pruneProperties } from "../../../../prerender/styles/prune-styles.ts";
import { passed } from "./run-pass.ts";

const pruned = (css: string, body = "") => passed((sheet, facts) => pruneProperties([sheet], facts), css, body);

test("keeps properties that the page reads directly, indirectly, or in markup", () => {
  const css = ":root{--ink:#000;--text:var(--ink);--line:#111;--unread:#fff}p{color:var(--text)}";
  expect(pruned(css, '<p></p><svg stroke="var(--line)"></svg>')).toBe(css.replace(";--unread:#fff", ""));
});

test("keeps properties read in style attributes, fallbacks, and print styles", () => {
  const css = ":root{--a:1;--b:2;--c:3}@media print{p{top:var(--a)}}p{top:var(--none,var(--b))}";
  expect(pruned(css, '<p style="--d: var(--c); left: var(--d)"></p>')).toBe(css);
});

test("keeps a property that is set only for print", () => {
  const css = "@media print{:root{--room:1cm}}p{margin:var(--room,0)}";
  expect(pruned(css)).toBe(css);
});

test("ignores class names that resemble properties", () => {
  expect(pruned(".card--big:hover{color:red}")).toBe(".card--big:hover{color:red}");
});

test("removes unused circular properties", () => {
  expect(pruned(":root{--a:var(--b);--b:var(--a)}p{color:red}")).toBe("p{color:red}");
});
