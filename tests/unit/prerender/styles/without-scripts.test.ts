import { generate } from "css-tree";
import { expect, test } from "vitest";
import { parseStylesheet } from "../../../../prerender/styles/stylesheet.ts";
import { takeWithoutScripts } from "../../../../prerender/styles/without-scripts.ts";

function split(css: string) {
  const sheet = parseStylesheet(css);
  const taken = generate(takeWithoutScripts(sheet));
  return { rest: generate(sheet), taken };
}

test("extracts rules for pages without scripts and drops their condition", () => {
  expect(split(".a{top:0}@media (scripting: none){.a{top:1px}}.b{top:0}")).toEqual({
    rest: ".a{top:0}.b{top:0}",
    taken: ".a{top:1px}",
  });
});

test("keeps extracted rules in their layer, before those without a layer", () => {
  expect(
    split("@media (scripting:none){.b{top:0}}@layer recipes{.a{top:0}@media (scripting:none){.a{top:1px}}}"),
  ).toEqual({
    rest: "@layer recipes{.a{top:0}}",
    taken: "@layer recipes{.a{top:1px}}.b{top:0}",
  });
});

test("keeps other conditions", () => {
  const css = "@media (scripting:enabled){.a{top:0}}@media print{.a{top:0}}";
  expect(split(css)).toEqual({ rest: css, taken: "" });
});

test("rejects a combined condition and explains how to write it", () => {
  expect(() => split("@media print and (scripting: none){.a{top:0}}")).toThrow("make it the only and outermost one");
});
