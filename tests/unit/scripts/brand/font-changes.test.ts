// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fontChanges, unusedFiles } from "../../../../scripts/brand/font-changes.ts";
import { type FontUse, findFont } from "../../../../scripts/brand/font-source.ts";
import { standInsFor } from "../../../../scripts/brand/stand-ins.ts";
import type { Font } from "../../../../theme/loaded-fonts.ts";

/** File that the fake cutter returns. The real cutter is installed only when someone changes the fonts. */
const cutFile = "prerender/pictures/letters/atkinson.ttf";
const cuts: Record<string, number>[] = [];
const cut = async (_font: Uint8Array, _letters: string, axes: Readonly<Record<string, number>>) => {
  cuts.push({ ...axes });
  return readFileSync(cutFile);
};

const weights = [400, 700] as const;
const fraunces = (use: FontUse) => findFont({ use, name: "Fraunces", axes: { SOFT: 100 } }, weights);
const atkinson = (use: FontUse) => findFont({ use, name: "Atkinson Hyperlegible Next", axes: {} }, weights);

it("writes the module of today's fonts as it is", async () => {
  const changes = await fontChanges([fraunces("heading"), atkinson("body")], cut);
  expect(changes.get("theme/font-files.ts")).toBe(readFileSync("theme/font-files.ts", "utf8"));
});

it("writes tokens, metrics, modules and letters for a pair that changes places", async () => {
  const changes = await fontChanges([atkinson("heading"), fraunces("body")], cut);
  expect([...changes.keys()]).toEqual([
    "prerender/pictures/letters/atkinson-hyperlegible-next.ttf",
    "prerender/pictures/letters/fraunces.ttf",
    "theme/fonts.json",
    "theme/font-files.ts",
    "theme/tokens/type.tokens.json",
  ]);
  const { heading, body } = JSON.parse(String(changes.get("theme/tokens/type.tokens.json"))).fonts;
  expect(heading.$value).toEqual([
    "Atkinson Hyperlegible Next Variable",
    "Atkinson Hyperlegible Next Arial",
    "Atkinson Hyperlegible Next Noto Sans",
    "Atkinson Hyperlegible Next DejaVu Sans",
    "sans-serif",
  ]);
  expect(body.$value.at(-1)).toBe("serif");
  const fonts = JSON.parse(String(changes.get("theme/fonts.json")));
  expect(fonts.body).toMatchObject({ family: "Fraunces Variable", axes: { SOFT: 100 }, heaviest: 900 });
});

it("sets every axis of the letters for pictures", async () => {
  cuts.length = 0;
  await fontChanges([findFont({ use: "heading", name: "Fraunces", axes: { SOFT: 50 } }, weights)], cut);
  expect(cuts).toEqual([
    { SOFT: 50, wght: 400 },
    { SOFT: 50, wght: 600 },
  ]);
});

it("copies files that are outside a package into the theme", async () => {
  const name = "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
  const source = findFont({ use: "heading", name, axes: {} }, weights);
  const outside = { ...source, files: [{ path: `./${name}`, style: "normal" as const }] };
  const changes = await fontChanges([outside], cut);
  expect(changes.get("theme/fonts/fraunces-normal.woff2")).toEqual(readFileSync(name));
  expect(changes.get("theme/font-files.ts")).toContain('"./fonts/fraunces-normal.woff2?url"');
});

it("names what only earlier fonts needed", async () => {
  const before: Font[] = Object.values(JSON.parse(readFileSync("theme/fonts.json", "utf8")));
  const changes = await fontChanges([atkinson("heading")], cut);
  expect(unusedFiles(before, String(changes.get("theme/fonts.json")))).toEqual([
    "git rm prerender/pictures/letters/fraunces.ttf",
    "npm uninstall @fontsource-variable/fraunces",
  ]);
});

it("sizes local fonts of every platform to the width of a font", () => {
  const font = { widthOf: (text: string) => text.length * 0.4508, ascent: 0.9, descent: 0.2 };
  expect(standInsFor("Plain", font, "sans-serif")).toEqual([
    {
      family: "Plain Arial",
      local: ["Arial", "Helvetica", "Roboto", "Liberation Sans", "Arimo"],
      size: 1,
      ascent: 0.9,
      descent: 0.2,
    },
    { family: "Plain Noto Sans", local: ["Noto Sans"], size: 0.943, ascent: 0.9, descent: 0.2 },
    { family: "Plain DejaVu Sans", local: ["DejaVu Sans"], size: 0.876, ascent: 0.9, descent: 0.2 },
  ]);
});
