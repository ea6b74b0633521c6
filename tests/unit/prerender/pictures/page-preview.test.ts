import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { everyPage } from "../../../../data/every-page.ts";
import { previewPicture, previewSize } from "../../../../data/preview-picture.ts";
import { inked } from "../../../../prerender/pictures/icon.ts";
import { setTitle } from "../../../../prerender/pictures/letters.ts";
import { everyPreview } from "../../../../prerender/pictures/write-pictures.ts";

const pictures = everyPreview();

test("creates a picture for each page", () => {
  expect([...pictures.keys()].sort()).toEqual(
    everyPage()
      .map(({ path }) => previewPicture(path))
      .sort(),
  );
});

test("uses the same size, valid numbers, and valid colors in all pictures", () => {
  expect(previewSize).toEqual({ width: 1200, height: 630 });
  for (const [file, svg] of pictures) {
    const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect({ file, width, height }).toEqual({ file, ...previewSize });
    expect(svg, file).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/ (?:fill|stroke)="[^"]*"/g)).not.toContainEqual(
      expect.not.stringMatching(/"(none|#[0-9a-f]{6})"$/i),
    );
  }
});

/** Fakes font metrics: letters are as wide as they are high. */
const square = (words: string) => words.length;

test("fits titles by reducing their size and adding lines", () => {
  const short = setTitle("Shop", 500, square);
  const long = setTitle("A table with no wrong way to sit", 500, square);
  expect(short.lines).toEqual(["Shop"]);
  expect(long.lines.join(" ")).toBe("A table with no wrong way to sit");
  expect(long.size).toBeLessThan(short.size);
  for (const { size, lines } of [short, long])
    for (const line of lines) expect(line.length * size).toBeLessThanOrEqual(500);
});

test("reduces the size of a long word", () => {
  expect(setTitle("Accessible", 500, square).size).toBeLessThanOrEqual(50);
});

test("divides a half circle of radius 10 into five dashes", () => {
  const svg = inked({ ink: "glow", d: "M0 0a10 10 0 0 1 20 0", dash: "0 1", parts: 5 }, "clay");
  const [, gap] = /stroke-dasharray="0 ([\d.]+)"/.exec(svg) ?? [];
  expect(Number(gap)).toBeCloseTo((Math.PI * 10) / 5);
});
