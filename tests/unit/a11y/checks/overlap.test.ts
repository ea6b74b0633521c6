import { expect, test } from "vitest";
import { cutOff, overlaps } from "../../../../a11y/checks/text-fit.ts";
import { lineAt } from "./line-at.ts";

const named = (pairs: ReturnType<typeof overlaps>) => pairs.map(({ line, other }) => [line.text, other.text]);

test("a line that lies upon the letters of another overlaps it", () => {
  const lines = [lineAt("above", { x: 0, y: 0 }), lineAt("below", { x: 40, y: 6 })];
  expect(named(overlaps(lines))).toEqual([["below", "above"]]);
});

test("lines whose boxes meet only in the room above and below letters do not overlap", () => {
  const lines = [lineAt("first", { x: 0, y: 0 }), lineAt("second", { x: 0, y: 15 })];
  expect(overlaps(lines)).toEqual([]);
});

test("text beside other text does not overlap it", () => {
  expect(overlaps([lineAt("left", { x: 0, y: 0 }), lineAt("right", { x: 100, y: 0 })])).toEqual([]);
});

test("what lies on top of the page is not compared with what it covers, nor what is scrolled out of sight", () => {
  const lines = [
    lineAt("page", { x: 0, y: 0 }),
    lineAt("menu", { x: 0, y: 0 }, { pane: 1 }),
    lineAt("scrolled away", { x: 0, y: 0 }, { isOutOfSight: true }),
  ];
  expect(overlaps(lines)).toEqual([]);
});

test("a line is cut off by as many pixels of its letters as its room lacks", () => {
  const room = { x: 0, y: 0, width: 80, height: 20 };
  expect(cutOff([lineAt("shortened", { x: 0, y: 0 }, { room })])).toMatchObject([{ width: 19, height: 0 }]);
});

test("a line that only its box leaves the room with is whole", () => {
  const room = { x: 0, y: 2, width: 100, height: 16 };
  expect(cutOff([lineAt("whole", { x: 0, y: 0 }, { room }), lineAt("free", { x: 0, y: 0 })])).toEqual([]);
});
