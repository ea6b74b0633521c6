import { describe, expect, it } from "vitest";
import { lintStyleAttribute, lintStylesheet } from "../../../../scripts/browser-support/lint-css.ts";

const found = (css: string) => lintStylesheet(css).map(({ feature, effect }) => `${effect}: ${feature}`);

const colorMix = "css.types.color.color-mix";

describe("a value that some browsers don't support", () => {
  it.each([
    ["alone", ".a{color:color-mix(in oklab,red,blue)}", [`ignored: ${colorMix}`]],
    ["after a supported value", ".a{color:red;color:color-mix(in oklab,red,blue)}", []],
    ["after a supported shorthand", ".a{background:red;background-color:color-mix(in oklab,red,blue)}", []],
    [
      "after an equally new value",
      ".a{width:1cqw;width:2cqw}",
      Array(2).fill("ignored: css.types.length.container_query_length_units"),
    ],
    ["before a supported value", ".a{color:color-mix(in oklab,red,blue);color:red}", [`ignored: ${colorMix}`]],
    [
      "with a variable after a supported value",
      ".a{color:red;color:color-mix(in oklab,var(--b),blue)}",
      [`invalid with var(): ${colorMix}`],
    ],
    ["in a variable", ":root{--a:red;--a:color-mix(in oklab,red,blue)}", [`invalid with var(): ${colorMix}`]],
    [
      "as a keyword",
      ".a{display:grid;grid-template-columns:subgrid}",
      ["ignored: css.properties.grid-template-columns.subgrid"],
    ],
  ])("is checked %s", (_, css, expected) => expect(found(css)).toEqual(expected));

  it("is reported in an attribute", () =>
    expect(lintStyleAttribute("height:100svh").map(({ feature }) => feature)).toEqual([
      "css.types.length.viewport_percentage_units_small",
    ]));
});

describe("inside @supports", () => {
  it.each([
    [
      "that tests for it",
      "@supports (color:color-mix(in oklab,red,blue)){.a{color:color-mix(in oklab,var(--b),blue)}}",
      [],
    ],
    ["with more than one condition", "@supports (display:grid) and (height:1svh){.a{height:1svh}}", []],
    ["that tests for an equally new feature", "@supports (anchor-name:--a){.a:popover-open{top:0}}", []],
    [
      "with two alternative conditions",
      "@supports (display:grid) or (height:1svh){.a{height:1svh}}",
      ["ignored: css.types.length.viewport_percentage_units_small"],
    ],
    [
      "that tests for its absence",
      "@supports not (height:1svh){.a{height:1svh}}",
      ["ignored: css.types.length.viewport_percentage_units_small"],
    ],
    ["for a selector", "@supports selector(:has(a)){.a:has(b),.c{color:red}}", []],
    [
      "for a selector in a forgiving list",
      "@supports selector(:is(:has(a))){.a:has(b){color:red}}",
      ["rule lost: css.selectors.has"],
    ],
  ])("%s", (_, css, expected) => expect(found(css)).toEqual(expected));
});

describe("a selector that some browsers don't support", () => {
  it.each([
    ["loses its rule", ".a:has(b){color:red}", ["rule lost: css.selectors.has"]],
    ["loses a list", ".a:has(b),.c{color:red}", ["list lost: css.selectors.has"]],
    ["loses a rule within :not()", ".a:not(:has(b)){color:red}", ["rule lost: css.selectors.has"]],
    ["matches nothing in a forgiving list", ":is(.a:has(b),.c){color:red}", ["no match: css.selectors.has"]],
    ["is unknown", ".a:no-such,.b{color:red}", ["list lost: unknown :no-such"]],
    ["is specific to one browser", ".a::-moz-range-thumb{color:red}", []],
    [
      "is specific to one browser in a list",
      ".a::-moz-range-thumb,.b{color:red}",
      ["list lost: css.selectors.-moz-range-thumb"],
    ],
    ["is accepted with a WebKit prefix", ".a::-webkit-no-such,.b{color:red}", []],
    [
      "hides the declarations of its rule",
      ".a::details-content{transition:none allow-discrete}",
      ["rule lost: css.selectors.details-content"],
    ],
    ["is nested", ".a{& .b{color:red}}", ["rule lost: css.selectors.nesting", "rule lost: css.selectors.nesting"]],
  ])("%s", (_, css, expected) => expect(found(css)).toEqual(expected));
});

describe("at-rules and queries", () => {
  it.each([
    ["@container (width>1px){.a{color:red}}", ["block lost: css.at-rules.container"]],
    ["@layer a{.a{color:red}}", []],
    ["@property --a{syntax:'*';inherits:false}", ["block lost: css.at-rules.property"]],
    ["@no-such{.a{color:red}}", ["block lost: unknown @no-such"]],
    ["@media (min-width:1px){.a{color:red}}", []],
    ["@media (width>=1px){.a{color:red}}", ["block lost: css.at-rules.media.range_syntax"]],
    [
      "@media (scripting:none){.a:popover-open{color:red}}",
      ["block lost: css.at-rules.media.scripting", "rule lost: css.selectors.popover-open"],
    ],
    ["@font-face{font-family:a;size-adjust:90%}", ["ignored: css.at-rules.font-face.size-adjust"]],
  ])("%s", (css, expected) => expect(found(css)).toEqual(expected));
});

describe("a property", () => {
  it.each([
    ["that some browsers lack", ".a{text-wrap:balance}", ["ignored: css.properties.text-wrap"]],
    ["with its prefix", ".a{hyphens:auto;-webkit-hyphens:auto}", []],
    ["without its prefix", ".a{hyphens:auto}", ["ignored: css.properties.hyphens"]],
    ["that no browser supports", ".a{no-such:1}", ["ignored: unknown property no-such"]],
  ])("%s", (_, css, expected) => expect(found(css)).toEqual(expected));

  it("names the affected browsers", () =>
    expect(lintStylesheet(".a:has(b){}")[0]?.lackedBy).toEqual([
      "Chrome before 105",
      "Edge before 105",
      "Firefox before 121",
      "Samsung Browser before 20.0",
    ]));
});
