import { expect, it } from "vitest";
import { spaceScale, spaceScaleOf, typeScale, typeScaleOf } from "../../dtcg/scale.ts";

const levels = ["body", "h2", "h1"];
const type = new Map([
  ["small", 0.875],
  ["body", 1],
  ["h2.min", 1.25],
  ["h2.max", 1.5],
  ["h1.min", 1.5],
  ["h1.max", 2.25],
  ["quote", 1.5],
]);

it("finds the base and ratio of sizes", () => {
  expect(typeScaleOf(type, levels)).toEqual({ base: 1, ratio: 1.5 });
  expect(
    spaceScaleOf(
      new Map([
        ["1", 0.25],
        ["2", 0.5],
        ["8", 2],
        ["gap", 1],
      ]),
    ),
  ).toEqual({ base: 0.25, ratio: 1 });
});

it("gives levels the base times powers of the ratio, and fewer on narrow screens", () => {
  expect(Object.fromEntries(typeScale(type, levels, { base: 1, ratio: 1.25 }))).toEqual({
    small: 0.9375,
    body: 1,
    "h2.min": 1.125,
    "h2.max": 1.25,
    "h1.min": 1.25,
    "h1.max": 1.5625,
    quote: 1.25,
  });
});

it("changes all sizes of text with the base", () => {
  const larger = typeScale(type, levels, { base: 2, ratio: 1.5 });
  expect([larger.get("small"), larger.get("body"), larger.get("h1.max"), larger.get("quote")]).toEqual([
    1.75, 2, 4.5, 3,
  ]);
});

it("makes steps of space from base and ratio, and changes other space like the base", () => {
  const space = new Map([
    ["0", 0],
    ["1", 0.25],
    ["4", 1],
    ["40", 10],
    ["gap.min", 1.5],
  ]);
  expect(Object.fromEntries(spaceScale(space, { base: 0.25, ratio: 1 }))).toEqual(Object.fromEntries(space));
  expect(Object.fromEntries(spaceScale(space, { base: 0.3125, ratio: 1 }))).toEqual({
    "0": 0,
    "1": 0.3125,
    "4": 1.25,
    "40": 12.5,
    "gap.min": 1.875,
  });
  expect(spaceScale(space, { base: 0.25, ratio: 1.1 }).get("40")).toBe(14.4375);
});

it.each([
  [{ base: 0, ratio: 1.2 }, "the base is 0; write a number above 0, such as 1.125"],
  [{ base: 1, ratio: Number.NaN }, "the ratio is NaN; write a number above 0, such as 1.25"],
])("refuses %j", (scale, message) => {
  expect(() => typeScale(type, levels, scale)).toThrow(message);
  expect(() => spaceScale(type, scale)).toThrow(message);
});
