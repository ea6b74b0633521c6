import { expect, it } from "vitest";
import { readFile } from "../../exchange/read-file.ts";
import { theme } from "../theme.ts";
import { imported, importedLines } from "./importing.ts";

it("matches custom properties by plain, Chakra, and Tailwind names, with colors in any CSS notation", () => {
  const css = `:root { --color-clay-600: #a8431f; --k-colors-clay-400: rgb(233 141 95); --radius-panel: 20px;
    --font-heading: "Fraunces Variable", serif; --durations-fast: .15s;
    --ease-out: cubic-bezier(.2, .7, .2, 1); --text-h1--line-height: var(--leading-tight) }`;
  expect(importedLines("brand.css", css)).toEqual(["0 changed, 0 refused, 7 unchanged"]);
});

it("reads the mode from selectors and media queries, and high-contrast values as overrides", () => {
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

it("reads the mode from a file name", () => {
  expect(importedLines("dark.css", ":root { --color-clay-solid: #e98d5f }")).toEqual([
    "0 changed, 0 refused, 1 unchanged",
  ]);
});

it.each([
  [
    ".card { --radii-panel: 1px }",
    "refused --radii-panel (line 1): is under a condition or selector that is not a mode",
  ],
  ["@media (width > 40rem) { :root { --radii-panel: 1px } }", "not a mode of the theme; move it to :root"],
  ["@media not print { :root { --radii-panel: 1px } }", "not a mode of the theme; move it to :root"],
  [":root { --radii-panel: calc(1px + 2vw) }", "is not a length in px or rem"],
  [":root { --color-clay-600: rebeccapruple }", "rebeccapruple is not a readable color"],
  [":root { --color-clay-600: color-mix(in oklch, red, blue) }", "is not a readable color"],
  [":root { --color-clay-600: var(--brand) }", "refers to {--brand}, which has no value"],
  [":root { --color-clay-600: var( }", "is not a readable color"],
  [":root { --color-clay-600: color(display-p3 1 0 0) {} }", "is not a readable color"],
  [":root { --font-sizes-h1: 3rem }", "is computed from two tokens; change fontSizes.h1.min and .max"],
  [
    ":root { --radii-panel: 900rem } html { --radii-panel: 2px }",
    "conflicts with --radii-panel (line 1), another value for radii.panel",
  ],
  [":root { --font-sizes-body: 0.1rem }", "0.1rem is too small for fontSizes; write at least 0.5"],
])("refuses %s with a reason", (css, reason) => {
  expect(importedLines("brand.css", css).join("\n")).toContain(reason);
});

it.each([
  ["theme.css", ":root { --text-body: 1.25rem }", "{fontSizes.body}"],
  ["studio.json", { text: { $type: "typography", body: { $value: { fontWeight: 700 } } } }, "{fontWeights.semibold}"],
])("reports that a text style in %s loses an alias", (name, content, alias) => {
  expect(importedLines(name, content)[0]).toContain(`no longer refers to ${alias}`);
});

it("keeps the aliases of a text style that names tokens", () => {
  const $value = { fontSize: "{fontSizes.h2}", fontWeight: "{fontWeights.bold}" };
  const { texts } = imported([["studio.json", JSON.stringify({ text: { $type: "typography", h1: { $value } } })]]);
  expect(JSON.parse(texts.get("type.tokens.json") ?? "{}").text.h1.$value).toMatchObject({
    fontFamily: "{fonts.heading}",
    fontSize: "{fontSizes.h2.max}",
    fontWeight: "{fontWeights.bold}",
  });
});

it("accepts valid values next to a refused one", () => {
  const { outcome, texts } = imported([["a.css", ":root { --font-sizes-body: 0.1rem; --radii-panel: 2rem }"]]);
  expect(outcome.changes.map(({ token }) => token.path)).toEqual(["radii.panel"]);
  expect([...texts.keys()]).toEqual(["shape.tokens.json"]);
});

it("refuses a condition for which the theme has no mode", () => {
  const { light, dark } = theme.modes;
  const two = { ...theme, modes: { ...(light && { light }), ...(dark && { dark }) } };
  const css = "@media (prefers-contrast: more) { :root { --color-clay-solid: #6d2510 } }";
  expect(importedLines("a.css", css, { theme: two })[0]).toContain("a condition or selector that is not a mode");
});

it("reads a file of a mode whose conditions CSS can't tell", () => {
  const sepia = { scheme: "light", rules: [{ selector: ".sepia" }] } as const;
  const { tokens } = readFile(":root { --a: 1 }", "sepia.css", { ...theme.modes, sepia });
  expect(tokens.map(({ mode }) => mode)).toEqual(["sepia"]);
});
