import { expect, test } from "vitest";
import { contrast, over, readColor } from "../../checks/helpers/contrast.ts";
import type { Line } from "../../checks/helpers/lines.ts";
import { type Pixels, pixelsThatStandOut } from "../../checks/helpers/pixels.ts";
import { hardToRead } from "../../checks/text-background.ts";
import { cutOff, overlaps } from "../../checks/text-fit.ts";

/** Returns a line of black 16 px text, 100 × 20 px, at a position. */
function lineAt(text: string, place: { x: number; y: number }, rest: Partial<Line> = {}): Line {
  return {
    element: 0,
    text,
    isDrawing: false,
    box: { ...place, width: 100, height: 20 },
    room: null,
    pane: 0,
    isOutOfSight: false,
    isTurned: false,
    isDisabled: false,
    isShadowed: false,
    isShortened: false,
    fontSize: 16,
    fontWeight: 400,
    color: "rgb(0, 0, 0)",
    opacity: 1,
    brokenWords: [],
    ...rest,
  };
}

const named = (pairs: ReturnType<typeof overlaps>) => pairs.map(({ line, other }) => [line.text, other.text]);

test("reports a line that covers the letters of another line", () => {
  const lines = [lineAt("above", { x: 0, y: 0 }), lineAt("below", { x: 40, y: 6 })];
  expect(named(overlaps(lines))).toEqual([["below", "above"]]);
});

test("ignores lines whose boxes meet only in the space around the letters", () => {
  const lines = [lineAt("first", { x: 0, y: 0 }), lineAt("second", { x: 0, y: 15 })];
  expect(overlaps(lines)).toEqual([]);
});

test("ignores text beside other text", () => {
  expect(overlaps([lineAt("left", { x: 0, y: 0 }), lineAt("right", { x: 100, y: 0 })])).toEqual([]);
});

test("ignores text in other panes and text scrolled out of view", () => {
  const lines = [
    lineAt("page", { x: 0, y: 0 }),
    lineAt("menu", { x: 0, y: 0 }, { pane: 1 }),
    lineAt("scrolled away", { x: 0, y: 0 }, { isOutOfSight: true }),
  ];
  expect(overlaps(lines)).toEqual([]);
});

test("reports how many pixels of a line's letters are cut off", () => {
  const room = { x: 0, y: 0, width: 80, height: 20 };
  expect(cutOff([lineAt("shortened", { x: 0, y: 0 }, { room })])).toMatchObject([{ width: 19, height: 0 }]);
});

test("accepts a line whose box, but not its letters, leaves the visible area", () => {
  const room = { x: 0, y: 2, width: 100, height: 16 };
  expect(cutOff([lineAt("whole", { x: 0, y: 0 }, { room }), lineAt("free", { x: 0, y: 0 })])).toEqual([]);
});

const black = { red: 0, green: 0, blue: 0, alpha: 1 };
const white = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Returns a white picture of 100 × 20 px whose first columns are gray. */
function picture(columns: number, gray: number): Pixels {
  const data = new Uint8Array(100 * 20 * 4).fill(255);
  for (let y = 0; y < 20; y++) data.fill(gray, y * 400, y * 400 + columns * 4);
  return { width: 100, height: 20, data, scale: 1 };
}
const whole = { x: 0, y: 0, width: 100, height: 20 };

test("computes a contrast of 21:1 for black on white and 1:1 for equal colors", () => {
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, white)).toBe(1);
});

test("blends a translucent color with its background", () => {
  expect(over({ ...black, alpha: 0.5 }, white)).toEqual({ red: 127.5, green: 127.5, blue: 127.5, alpha: 1 });
});

test("parses computed colors in any color space and rejects other values", () => {
  expect(readColor("rgba(255, 0, 0, 0.5)")).toEqual({ red: 255, green: 0, blue: 0, alpha: 0.5 });
  expect(readColor("oklch(1 0 0)")).toEqual(white);
  expect(readColor("url(#gradient)")).toBeNull();
});

test("reports a line whose background is partly too dark", () => {
  const line = lineAt("words", { x: 0, y: 0 });
  expect(hardToRead(line, picture(0, 255))).toBeNull();
  expect(hardToRead(line, picture(30, 0))).toMatchObject({ level: "minimum", share: 0.3, ratio: 1, needed: 4.5 });
});

test("ignores soft edges that cover one percent of the line", () => {
  expect(hardToRead(lineAt("words", { x: 0, y: 0 }), picture(1, 0))).toBeNull();
});

test("distinguishes minimum from enhanced contrast and requires less for large text", () => {
  const gray = { color: "rgb(112, 112, 112)" };
  expect(hardToRead(lineAt("words", { x: 0, y: 0 }, gray), picture(0, 255))?.level).toBe("enhanced");
  expect(hardToRead(lineAt("words", { x: 0, y: 0 }, { ...gray, fontSize: 24 }), picture(0, 255))).toBeNull();
});

test("reduces contrast by the element's opacity", () => {
  const faded = lineAt("words", { x: 0, y: 0 }, { opacity: 0.3 });
  expect(hardToRead(faded, picture(0, 255))?.level).toBe("minimum");
});

test("counts pixels with a contrast of 3:1 against the main color of the box", () => {
  expect(pixelsThatStandOut(picture(10, 0), whole)).toBe(200);
  expect(pixelsThatStandOut(picture(10, 200), whole)).toBe(0);
});
