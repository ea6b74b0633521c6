import { expect, test } from "vitest";
import { contrast, over, readColor } from "../../../../a11y/checks/contrast.ts";
import { type Pixels, pixelsThatDiffer, pixelsThatStandOut } from "../../../../a11y/checks/pixels.ts";
import { hardToRead } from "../../../../a11y/checks/text-background.ts";
import { lineAt } from "./line-at.ts";

const black = { red: 0, green: 0, blue: 0, alpha: 1 };
const white = { red: 255, green: 255, blue: 255, alpha: 1 };

/** A white picture of 100 × 20 px whose first columns are gray. */
function picture(columns: number, gray: number): Pixels {
  const data = new Uint8Array(100 * 20 * 4).fill(255);
  for (let y = 0; y < 20; y++) data.fill(gray, y * 400, y * 400 + columns * 4);
  return { width: 100, height: 20, data, scale: 1 };
}
const whole = { x: 0, y: 0, width: 100, height: 20 };

test("black on white has 21:1, and a color on itself 1:1", () => {
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, white)).toBe(1);
});

test("a translucent color is seen over its ground", () => {
  expect(over({ ...black, alpha: 0.5 }, white)).toEqual({ red: 127.5, green: 127.5, blue: 127.5, alpha: 1 });
});

test("colors are read as computed styles write them, in any color space, and what is none is none", () => {
  expect(readColor("rgba(255, 0, 0, 0.5)")).toEqual({ red: 255, green: 0, blue: 0, alpha: 0.5 });
  expect(readColor("oklch(1 0 0)")).toEqual(white);
  expect(readColor("url(#gradient)")).toBeNull();
});

test("a line on a ground that is dark for some of it is hard to read there", () => {
  const line = lineAt("words", { x: 0, y: 0 });
  expect(hardToRead(line, picture(0, 255))).toBeNull();
  expect(hardToRead(line, picture(30, 0))).toMatchObject({ level: "minimum", share: 0.3, ratio: 1, needed: 4.5 });
});

test("the soft edge of a shape, a hundredth of the line, is no barrier", () => {
  expect(hardToRead(lineAt("words", { x: 0, y: 0 }), picture(1, 0))).toBeNull();
});

test("a ratio between the least and the enhanced is told apart, and large letters need less", () => {
  const gray = { color: "rgb(112, 112, 112)" };
  expect(hardToRead(lineAt("words", { x: 0, y: 0 }, gray), picture(0, 255))?.level).toBe("enhanced");
  expect(hardToRead(lineAt("words", { x: 0, y: 0 }, { ...gray, fontSize: 24 }), picture(0, 255))).toBeNull();
});

test("opacity takes contrast away", () => {
  const faded = lineAt("words", { x: 0, y: 0 }, { opacity: 0.3 });
  expect(hardToRead(faded, picture(0, 255))?.level).toBe("minimum");
});

test("pixels differ that a person could tell apart", () => {
  expect(pixelsThatDiffer(picture(10, 0), picture(0, 0))).toBe(200);
  expect(pixelsThatDiffer(picture(10, 240), picture(0, 0))).toBe(0);
});

test("pixels stand out that have 3:1 to what most of the box is", () => {
  expect(pixelsThatStandOut(picture(10, 0), whole)).toBe(200);
  expect(pixelsThatStandOut(picture(10, 200), whole)).toBe(0);
});
