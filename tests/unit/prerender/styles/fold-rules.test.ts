import { expect, test } from "vitest";
import { foldRules } from "../../../../prerender/styles/critical-styles.ts";
import { passed } from "./run-pass.ts";

const folded = (css: string) => passed(foldRules, css);

test("two classes that declare the same share one rule", () => {
  expect(folded(".css-a{color:red}.css-b{margin:0}.css-c{color:red}")).toBe(
    ":is(.css-a,.css-c){color:red}.css-b{margin:0}",
  );
});

test("a recipe that two classes have is written once, its states with it", () => {
  const recipe = (name: string) => `@layer recipes{${name}{color:red}${name}:hover{color:blue}}`;
  expect(folded(recipe(".css-a") + recipe(".css-b"))).toBe(
    "@layer recipes{:is(.css-a,.css-b){color:red}:is(.css-a,.css-b):hover{color:blue}}",
  );
});

test("breakpoints stand behind all plain rules, from narrow to wide, one query each", () => {
  const css =
    "@media screen and (min-width: 64rem){.css-a{color:blue}}.css-a{color:red}" +
    "@media screen and (min-width: 30rem){.css-a{color:green}}@media screen and (min-width: 64rem){.css-b{margin:0}}";
  expect(folded(css)).toBe(
    ".css-a{color:red}@media screen and (min-width:30rem){.css-a{color:green}}" +
      "@media screen and (min-width:64rem){.css-a{color:blue}.css-b{margin:0}}",
  );
});

test.each(["(width<30em)", "(scripting:none)", "not screen and (min-width:30rem)", "screen and (min-width:30em)"])(
  "the condition %s comes last, so that a breakpoint cannot undo it",
  (condition) => {
    const other = `@media ${condition}{.css-a{display:none}}`;
    const breakpoint = "@media screen and (min-width:64rem){.css-a{display:flex}}";
    expect(folded(other + breakpoint)).toBe(breakpoint + other);
  },
);

test("a container’s width is no breakpoint", () => {
  const css = "@container (width<34em){.css-a{color:red}}";
  expect(folded(`${css}.css-a{color:blue}`)).toBe(`.css-a{color:blue}${css}`);
});

test("a state’s rule is not moved before the rules it beats", () => {
  const css = ".css-a:hover{color:red}.css-b{color:blue}.css-b:hover{color:red}";
  expect(folded(css)).toBe(css);
});

test("rules for the parts of two classes stay apart", () => {
  const css = ".css-a p{color:red}.css-b p{color:red}";
  expect(folded(css)).toBe(css);
});

test("a sheet without recipes gets no empty layer", () => {
  expect(folded(".css-a{color:red}")).toBe(".css-a{color:red}");
});
