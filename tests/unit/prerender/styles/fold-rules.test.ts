import { expect, test } from "vitest";
import { foldRules } from "../../../../prerender/styles/critical-styles.ts";
import { passed } from "./run-pass.ts";

const folded = (css: string) => passed(foldRules, css);

test("merges classes with the same declarations", () => {
  expect(folded(".css-a{color:red}.css-b{margin:0}.css-c{color:red}")).toBe(
    ":is(.css-a,.css-c){color:red}.css-b{margin:0}",
  );
});

test("merges a recipe of two classes with its states", () => {
  const recipe = (name: string) => `@layer recipes{${name}{color:red}${name}:hover{color:blue}}`;
  expect(folded(recipe(".css-a") + recipe(".css-b"))).toBe(
    "@layer recipes{:is(.css-a,.css-b){color:red}:is(.css-a,.css-b):hover{color:blue}}",
  );
});

test("moves breakpoints after plain rules, sorted by width and merged", () => {
  const css =
    "@media screen and (min-width: 64rem){.css-a{color:blue}}.css-a{color:red}" +
    "@media screen and (min-width: 30rem){.css-a{color:green}}@media screen and (min-width: 64rem){.css-b{margin:0}}";
  expect(folded(css)).toBe(
    ".css-a{color:red}@media screen and (min-width:30rem){.css-a{color:green}}" +
      "@media screen and (min-width:64rem){.css-a{color:blue}.css-b{margin:0}}",
  );
});

test.each(["(width<30em)", "(scripting:none)", "not screen and (min-width:30rem)", "screen and (min-width:30em)"])(
  "places the condition %s after breakpoints",
  (condition) => {
    const other = `@media ${condition}{.css-a{display:none}}`;
    const breakpoint = "@media screen and (min-width:64rem){.css-a{display:flex}}";
    expect(folded(other + breakpoint)).toBe(breakpoint + other);
  },
);

test("doesn't treat a container width as a breakpoint", () => {
  const css = "@container (width<34em){.css-a{color:red}}";
  expect(folded(`${css}.css-a{color:blue}`)).toBe(`.css-a{color:blue}${css}`);
});

test("doesn't move a state's rule before rules that it overrides", () => {
  const css = ".css-a:hover{color:red}.css-b{color:blue}.css-b:hover{color:red}";
  expect(folded(css)).toBe(css);
});

test("doesn't merge rules with descendants", () => {
  const css = ".css-a p{color:red}.css-b p{color:red}";
  expect(folded(css)).toBe(css);
});

test("adds no empty layer without recipes", () => {
  expect(folded(".css-a{color:red}")).toBe(".css-a{color:red}");
});
