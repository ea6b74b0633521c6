import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import inks from "../../../../prerender/pictures/home-image.json" with { type: "json" };
import { recolored } from "../../../../prerender/pictures/recolor.ts";

const picture = readFileSync("prerender/pictures/home-image.png");
const then = (token: string) => inks.find((ink) => ink.token === token)?.was ?? "";
/** Pixels in a petal of the wheel, the background, and a letter of the name. */
const places = { petal: [860, 315], paper: [20, 20], letter: [84, 215] } as const;

function colorsIn(png: Buffer): Record<string, string> {
  const { data, width } = PNG.sync.read(png);
  const at = ([x, y]: readonly [number, number]) =>
    `#${data.toString("hex", (y * width + x) * 4, (y * width + x) * 4 + 3)}`;
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, at(place)]));
}

it("keeps the stored picture unchanged while its tokens are unchanged", () => {
  expect(recolored(picture, inks, then).equals(picture)).toBe(true);
});

it("replaces only the colors of changed tokens", () => {
  expect(colorsIn(picture)).toEqual({ petal: "#a8431f", paper: "#fbf7f0", letter: "#211c17" });
  const purple = recolored(picture, inks, (token) => (token === "clay.line" ? "#784bb4" : then(token)));
  expect(colorsIn(purple)).toEqual({ petal: "#784bb4", paper: "#fbf7f0", letter: "#211c17" });
});

it("rejects a picture without a palette and suggests a fix", () => {
  const plain = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  expect(() => recolored(plain, inks, then)).toThrow("has no palette; save it with one");
});
