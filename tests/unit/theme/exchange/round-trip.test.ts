// @vitest-environment node
import { writeCss, writeTailwind } from "@kindred-ground/tokens/exchange/write-css.ts";
import { writeDtcg, writeFigma } from "@kindred-ground/tokens/exchange/write-json.ts";
import { writeSets } from "@kindred-ground/tokens/exchange/write-strings.ts";
import { expect, it } from "vitest";
import { readOwnTheme } from "../../../../theme/exchange.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import { imported, importedLines, ownTexts } from "./importing.ts";

const own = readOwnTheme(tokenFiles, resolver);
const dtcg = [...writeDtcg(ownTexts, own)];
const ownFiles = dtcg.filter(([name]) => name in tokenFiles);
const modeFiles = dtcg.flatMap(([name, text]) =>
  name.startsWith("modes/") ? [[name.replace("modes/", ""), text] as const] : [],
);

it.each([
  ["DTCG in the theme’s own files", ownFiles],
  ["DTCG in a file for each mode", modeFiles],
  ["CSS", writeCss(own)],
  ["Tailwind’s theme", writeTailwind(own)],
  ["sets of Tokens Studio", writeSets(own, "tokens-studio")],
  ["sets of Penpot", writeSets(own, "penpot")],
])("imports every token of %s without a change", (_, files) => {
  const { outcome, texts } = imported(files);
  expect({ changes: outcome.changes, refusals: outcome.refusals, texts: [...texts] }).toEqual({
    changes: [],
    refusals: [],
    texts: [],
  });
  expect(new Set(outcome.unchanged.map(({ path }) => path))).toEqual(new Set(own.all().map(({ path }) => path)));
});

it.each([
  ["DTCG", ownFiles],
  ["Figma", writeFigma(own)],
])("leaves the theme unchanged after an import of the %s export with --add", (_, files) => {
  expect(imported(files, true)).toMatchObject({ outcome: { changes: [], refusals: [] } });
});

it("passes the names, rules and pairs of this theme to the import", () => {
  expect(importedLines("brand.css", ":root { --k-colors-clay-600: #a8431f }")).toEqual([
    "0 changed, 0 refused, 1 unchanged",
  ]);
  expect(importedLines("brand.css", ":root { --font-sizes-body: 0.1rem }")[0]).toContain("too small for fontSizes");
  const note = { $type: "color", note: { $description: "Notes.", $value: "{color.neutral.700}" } };
  const files = ["light.json", "dark.json"].map((name) => [name, JSON.stringify({ color: { fg: note } })] as const);
  expect(imported(files, true).lines[0]).toContain("declare its pairs in theme/contrast-pairs.ts");
});
