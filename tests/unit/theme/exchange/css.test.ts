// @vitest-environment node
import { expect, it } from "vitest";
import { imported, importedLines } from "./importing.ts";

it("custom properties are known by this theme’s names, Chakra’s and Tailwind’s, with colors as anybody writes them", () => {
  const css = `:root { --color-clay-600: #a8431f; --k-colors-clay-400: rgb(233 141 95); --radius-panel: 20px;
    --font-heading: "Fraunces Variable", "Fraunces Georgia", "Fraunces DejaVu", serif; --durations-fast: .15s;
    --ease-out: cubic-bezier(.2, .7, .2, 1); --text-h1--line-height: var(--leading-tight) }`;
  expect(importedLines("brand.css", css)).toEqual(["0 changed, 0 refused, 7 as they were"]);
});

it("each selector and media query goes to its mode, and a value of its own for more contrast becomes an override", () => {
  const css = `.dark { --color-clay-solid: var(--color-clay-300) }
    [data-theme="light"] { --color-clay-fg: #6d2510 }
    @media (prefers-contrast: more) { :root { --color-clay-tint: var(--color-clay-50) } }`;
  const { lines, texts } = imported([["modes.css", css]]);
  expect(lines.slice(0, 3).map((line) => line.slice(0, line.indexOf(", from")))).toEqual([
    "changed semantic.light.tokens.json: color.clay.fg",
    "changed semantic.dark.tokens.json: color.clay.solid",
    "changed semantic.light-more-contrast.tokens.json: color.clay.tint",
  ]);
  expect(lines[2]).toContain(': new → "{color.clay.50}"');
  expect(JSON.parse(texts.get("semantic.light-more-contrast.tokens.json") ?? "{}").color.clay.tint).toEqual({
    $value: "{color.clay.50}",
  });
});

it("a file named after a mode is for it", () => {
  expect(importedLines("dark.css", ":root { --color-clay-solid: #e98d5f }")).toEqual([
    "0 changed, 0 refused, 1 as they were",
  ]);
});

it.each([
  [
    ".card { --radii-panel: 1px }",
    "refused --radii-panel (line 1): stands under a condition or selector that is no mode",
  ],
  ["@media (width > 40rem) { :root { --radii-panel: 1px } }", "no mode of the theme; move it to :root"],
  ["@media not print { :root { --radii-panel: 1px } }", "no mode of the theme; move it to :root"],
  [":root { --radii-panel: calc(1px + 2vw) }", "is no length in px or rem"],
  [":root { --color-clay-600: rebeccapurple }", "rebeccapurple is no color that can be read"],
  [":root { --color-clay-600: color-mix(in oklch, red, blue) }", "is no color that can be read"],
  [":root { --color-clay-600: var(--brand) }", "refers to {--brand}, which leads to no value"],
  [":root { --color-clay-600: var( }", "is no color that can be read"],
  [":root { --color-clay-600: color(display-p3 1 0 0) {} }", "is no color that can be read"],
  [":root { --font-sizes-h1: 3rem }", "is reckoned from its two ends; change fontSizes.h1.min and .max"],
  [":root { --radii-panel: 900rem; --radii-panel: 2px }", "has another value for radii.panel, of which there is one"],
  [":root { --font-sizes-body: 0.1rem }", "0.1rem is too little for fontSizes; write at least 0.5"],
])("%s is refused with a reason", (css, reason) => {
  expect(importedLines("brand.css", css).join("\n")).toContain(reason);
});

it("beside what is refused, what is right is taken", () => {
  const { outcome, texts } = imported([["a.css", ":root { --font-sizes-body: 0.1rem; --radii-panel: 2rem }"]]);
  expect(outcome.taken.map(({ token }) => token.path)).toEqual(["radii.panel"]);
  expect([...texts.keys()]).toEqual(["space.tokens.json"]);
});
