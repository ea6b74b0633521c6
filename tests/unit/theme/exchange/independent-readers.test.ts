// @vitest-environment node

import { isObject } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { writeTailwind } from "@kindred-ground/tokens/exchange/write-css.ts";
import { writeDtcg } from "@kindred-ground/tokens/exchange/write-json.ts";
import { defineConfig, parse } from "@terrazzo/parser";
import StyleDictionary from "style-dictionary";
import { compile } from "tailwindcss";
import { expect, it } from "vitest";
import { modes } from "../../../../theme/conditions.ts";
import { readOwnTheme } from "../../../../theme/exchange.ts";
import { readTokens } from "../../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import { ownTexts } from "./importing.ts";

const own = readOwnTheme(tokenFiles, resolver);
const dtcg = writeDtcg(ownTexts, own);
const exported = (mode: string) => dtcg.get(`modes/${mode}.tokens.json`) ?? "";

function expected(mode: string): Record<string, unknown> {
  return Object.fromEntries([...readTokens(tokenFiles, resolver, mode)].map(([path, { value }]) => [path, value]));
}

it.each(modes)("exports values of %s that Style Dictionary reads", async (mode) => {
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(exported(mode)),
    platforms: { plain: { transforms: [] } },
    log: { verbosity: "silent" },
  });
  const { allTokens } = await dictionary.getPlatformTokens("plain");
  expect(Object.fromEntries(allTokens.map(({ path, $value }) => [path.join("."), $value]))).toEqual(expected(mode));
});

/** Normalizes values to Terrazzo's form: every color has an alpha, and shadows are lists. */
function spelledOut(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ("colorSpace" in value) return { alpha: 1, ...value };
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spelledOut(part)]));
  return "offsetX" in value ? [{ ...parts, inset: value.inset ?? false }] : parts;
}

// Tests the mode without overrides, and the mode with the most. Terrazzo takes a second for each mode.
it.each(["light", "dark-more-contrast"])("exports values of %s that Terrazzo reads", async (mode) => {
  const cwd = new URL("file:///");
  const source = { filename: new URL("tokens.json", cwd), src: exported(mode) };
  const { tokens } = await parse([source], { config: defineConfig({}, { cwd }), skipLint: true });
  const read = Object.entries(tokens).map(([path, { $value }]) => [path, $value]);
  const spelled = Object.entries(expected(mode)).map(([path, value]) => [path, spelledOut(value)]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(spelled));
});

it("exports variables for which Tailwind creates utilities, and keeps those of other modes", async () => {
  const { build } = await compile(`${writeTailwind(own).get("theme.css")}\n@tailwind utilities;`);
  const css = build(["bg-clay-solid", "rounded-panel", "text-h1", "p-gutter", "font-heading", "leading-body"]);
  for (const line of [
    "background-color: var(--color-clay-solid)",
    "border-radius: var(--radius-panel)",
    "font-size: var(--text-h1)",
    "line-height: var(--tw-leading, var(--text-h1--line-height))",
    "padding: var(--spacing-gutter)",
    "font-family: var(--font-heading)",
    "--color-dusk-950: oklch(0.168 0.044 279)",
  ])
    expect(css).toContain(line);
});
