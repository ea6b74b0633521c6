import { expect, test } from "vitest";
import { foldRules } from "../../../delivery/fold-rules.ts";

test("two classes that declare the same share one rule", () => {
  expect(foldRules(".css-a{color:red}.css-b{margin:0}.css-c{color:red}")).toBe(
    "@layer recipes{}:is(.css-a,.css-c){color:red}.css-b{margin:0}",
  );
});

test("a recipe that two classes have is written once, its states with it", () => {
  const recipe = (name: string) => `@layer recipes{${name}{color:red}${name}:hover{color:blue}}`;
  expect(foldRules(recipe(".css-a") + recipe(".css-b"))).toBe(
    "@layer recipes{:is(.css-a,.css-b){color:red}:is(.css-a,.css-b):hover{color:blue}}",
  );
});

test("breakpoints stand behind all plain rules, from narrow to wide, one query each", () => {
  const css =
    "@media screen and (min-width: 64rem){.css-a{color:blue}}.css-a{color:red}" +
    "@media screen and (min-width: 30rem){.css-a{color:green}}@media screen and (min-width: 64rem){.css-b{margin:0}}";
  expect(foldRules(css)).toBe(
    "@layer recipes{}.css-a{color:red}@media screen and (min-width: 30rem){.css-a{color:green}}" +
      "@media screen and (min-width: 64rem){.css-a{color:blue}.css-b{margin:0}}",
  );
});

test("other conditions come last, so that a breakpoint cannot undo them", () => {
  const css =
    "@media (scripting: none){.css-a{display:none}}@media screen and (min-width: 64rem){.css-a{display:flex}}";
  expect(foldRules(css)).toBe(
    "@layer recipes{}@media screen and (min-width: 64rem){.css-a{display:flex}}@media (scripting: none){.css-a{display:none}}",
  );
});

test("a state’s rule is not moved before the rules it beats", () => {
  const css = ".css-a:hover{color:red}.css-b{color:blue}.css-b:hover{color:red}";
  expect(foldRules(css)).toBe("@layer recipes{}.css-a:hover{color:red}.css-b{color:blue}.css-b:hover{color:red}");
});
