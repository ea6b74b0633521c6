import { expect, test } from "vitest";
import { pruneProperties } from "../../../../prerender/styles/prune-styles.ts";
import { passed } from "./run-pass.ts";

const pruned = (css: string, body = "") => passed((sheet, facts) => pruneProperties([sheet], facts), css, body);

test("only the properties stay that the page reads, directly, through another one or in its markup", () => {
  const css = ":root{--ink:#000;--text:var(--ink);--line:#111;--unread:#fff}p{color:var(--text)}";
  expect(pruned(css, '<p></p><svg stroke="var(--line)"></svg>')).toBe(css.replace(";--unread:#fff", ""));
});

test("a property is read in a style attribute, in a fallback and in print", () => {
  const css = ":root{--a:1;--b:2;--c:3}@media print{p{top:var(--a)}}p{top:var(--none,var(--b))}";
  expect(pruned(css, '<p style="--d: var(--c); left: var(--d)"></p>')).toBe(css);
});

test("a property set only for print stays where it is read", () => {
  const css = "@media print{:root{--room:1cm}}p{margin:var(--room,0)}";
  expect(pruned(css)).toBe(css);
});

test("a class whose name looks like a property is none", () => {
  expect(pruned(".card--big:hover{color:red}")).toBe(".card--big:hover{color:red}");
});

test("properties that read each other in a circle and nothing else does are gone", () => {
  expect(pruned(":root{--a:var(--b);--b:var(--a)}p{color:red}")).toBe("p{color:red}");
});
