import { expect, test } from "vitest";
import { cutOff, overlaps } from "../../../../a11y/checks/text-fit.ts";
import { lineAt } from "./line-at.ts";

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
