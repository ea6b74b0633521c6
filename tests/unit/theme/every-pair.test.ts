import { describeFailure, findFailures } from "@kindred-ground/tokens/gate/failures.ts";
import { likeColors } from "@kindred-ground/tokens/gate/likeness.ts";
import { rawAmongAliases } from "@kindred-ground/tokens/gate/maintenance.ts";
import { expect, it } from "vitest";
import { everyEntry } from "../../../src/design/workbench/token-entry.ts";
import { contrastPairs, pairRules, paletteRules } from "../../../theme/contrast-pairs.ts";
import { everyPair, pairsOf } from "../../../theme/every-pair.ts";
import { colorProblems } from "../../../theme/judge-colors.ts";
import { readColors } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";

const colors = readColors(tokenFiles, resolver);

it("passes in every mode of the saved theme", () => {
  expect(findFailures(everyPair, colors, pairRules).map(describeFailure)).toEqual([]);
  expect(colorProblems()).toBe("");
});

it("requires higher ratios in modes with more contrast", () => {
  const pair = { purpose: "body", foreground: "clay.line", background: "bg.canvas" } as const;
  const needs = findFailures([pair], colors, pairRules).map(({ mode, needed }) => [mode, needed]);
  expect(needs).toContainEqual(["light", 7]);
  expect(needs).toContainEqual(["light-more-contrast", 9]);
});

it("finds no like colors and no literal colors among aliases in the saved theme", () => {
  expect(likeColors(colors, paletteRules)).toEqual([]);
  expect(rawAmongAliases(colors)).toEqual([]);
});

it("takes the colors of what all pages share from no branch, so that a rebranded branch leaves them alone", () => {
  const ofBranches = /^\{color\.(night|plum|fern)\./;
  const shared = everyEntry(tokenFiles).filter(
    ({ path, value }) => ofBranches.test(String(value)) && !/^color\.(night|plum|fern)\./.test(path),
  );
  expect(shared.map(({ file, path }) => `${file} ${path}`)).toEqual([]);
});

it("declares pairs for every color except decorative ones", () => {
  const paired = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]));
  expect([...colors.modes.light.keys()].filter((color) => !paired.has(color))).toEqual(["border.subtle"]);
});

it("pairs the borders of controls, and colors for deep sections with their background", () => {
  const described = (name: string, base: object) =>
    pairsOf({ [name]: { base } }).map((pair) => `${pair.foreground} on ${pair.background}`);
  expect(described("input", { borderColor: "border.control" })).toContain("border.control on bg.canvas");
  expect(described("card", { borderColor: "border.control" })).toEqual([]);
  expect(described("note", { color: "colorPalette.onDeep" })).toContain("plum.onDeep on plum.deep");
  expect(described("note", { color: "colorPalette.onDeep" })).not.toContain("plum.onDeep on bg.canvas");
});
