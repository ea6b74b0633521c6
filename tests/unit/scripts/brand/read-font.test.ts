// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readFont } from "../../../../scripts/brand/read-font.ts";

const fraunces = "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2";
const atkinson = "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/";
const roboto = "node_modules/style-dictionary/examples/complete/assets/fonts/Roboto-Regular.ttf";

it("reads the axes and heights of a variable WOFF2 font", () => {
  const { family, weights, axes, ascent, descent, isItalic } = readFont(readFileSync(fraunces));
  expect({ family, weights, axes, ascent, descent, isItalic }).toEqual({
    family: "Fraunces",
    weights: [100, 900],
    axes: { SOFT: { min: 0, default: 0, max: 100 } },
    ascent: 0.978,
    descent: 0.255,
    isItalic: false,
  });
});

it("tells an italic from an upright font", () => {
  const [upright, italic] = ["normal", "italic"].map((style) =>
    readFont(readFileSync(`${atkinson}atkinson-hyperlegible-next-latin-wght-${style}.woff2`)),
  );
  expect([upright?.isItalic, italic?.isItalic]).toEqual([false, true]);
});

it("reads the widths and letters of a TrueType font", () => {
  const font = readFont(readFileSync(roboto));
  expect([font.family, font.weights]).toEqual(["Roboto", [400, 400]]);
  // Digits of Roboto are 1153 of 2048 units wide.
  expect(font.widthOf("0123456789")).toBeCloseTo((10 * 1153) / 2048, 2);
  expect(font.missing("Aa0.—\u{1f600}")).toEqual(["\u{1f600}"]);
});

const whole = readFileSync(fraunces);

it.each([
  ["text", new TextEncoder().encode("<!doctype html><title>Not found</title>"), "it is not a font; name a .woff2 file"],
  ["an empty file", new Uint8Array(), "it is not a font; name a .woff2 file"],
  ["WOFF 1", new TextEncoder().encode("wOFF0000000000"), "use the .woff2 file of the same font"],
  ["half a WOFF2 file", whole.subarray(0, whole.length / 2), "the WOFF2 file is damaged; download it again"],
  ["the header of a WOFF2 file", whole.subarray(0, 60), "the WOFF2 file is damaged; download it again"],
  ["half a TrueType file", readFileSync(roboto).subarray(0, 20_000), "so it is damaged; download it again"],
  ["a TrueType header", readFileSync(roboto).subarray(0, 40), "so it is damaged; download it again"],
])("refuses %s with cause and fix", (_name, bytes, message) => {
  expect(() => readFont(bytes)).toThrow(message);
});

it("ends with a clear error for every changed byte of the directory", () => {
  for (let at = 0; at < 200; at++) {
    const changed = Uint8Array.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    try {
      readFont(changed).widthOf("The river");
    } catch (error) {
      expect(String(error)).toMatch(/^Error: (?:it is|the font|the WOFF2 file) .*; /);
    }
  }
});
