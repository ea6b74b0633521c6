import { generate } from "css-tree";
import { expect, test } from "vitest";
import { parseStylesheet } from "../../../../prerender/styles/stylesheet.ts";
import { takeWithoutScripts } from "../../../../prerender/styles/without-scripts.ts";

function split(css: string) {
  const sheet = parseStylesheet(css);
  const taken = generate(takeWithoutScripts(sheet));
  return { rest: generate(sheet), taken };
}

test("what holds where scripting is off stands apart, without its condition", () => {
  expect(split(".a{top:0}@media (scripting: none){.a{top:1px}}.b{top:0}")).toEqual({
    rest: ".a{top:0}.b{top:0}",
    taken: ".a{top:1px}",
  });
});

test("a layer’s part of it stays in that layer, before what has none", () => {
  expect(
    split("@media (scripting:none){.b{top:0}}@layer recipes{.a{top:0}@media (scripting:none){.a{top:1px}}}"),
  ).toEqual({
    rest: "@layer recipes{.a{top:0}}",
    taken: "@layer recipes{.a{top:1px}}.b{top:0}",
  });
});

test("conditions on other things stay", () => {
  const css = "@media (scripting:enabled){.a{top:0}}@media print{.a{top:0}}";
  expect(split(css)).toEqual({ rest: css, taken: "" });
});

test("where it is part of another condition, the build says how to write it", () => {
  expect(() => split("@media print and (scripting: none){.a{top:0}}")).toThrow("let it be the only and outermost one");
});
