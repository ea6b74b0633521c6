import { expect, test } from "vitest";
import { giftRing } from "../../../src/drawings/gift-ring.ts";

const angleOf = ([x, y]: readonly [number, number]) => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

test("orders slices clockwise, each as long as its share", () => {
  const middles = giftRing([50, 25, 25]).map(({ number }) => Math.round(angleOf(number)));
  expect(middles).toEqual([90, 225, 315]);
});

test("hatches adjacent slices differently, including the last and the first", () => {
  const looks = giftRing([1, 1, 1, 1]).map(({ hatching, stroke }) => (hatching ? stroke : 0));
  expect(new Set(looks).size).toBe(4);
});

test("draws even the smallest share with a valid edge and no hatching outside", () => {
  const [, second, third] = giftRing([100_000, 1, 1, 1]);
  expect(second?.edge).toMatch(/^M[-\d,]+A400,400,0,0,1,/);
  expect(third?.hatching).toBe("");
  for (const { edge, hatching } of giftRing([100_000, 1, 1, 1])) expect(edge + hatching).not.toMatch(/NaN|Infinity|e-/);
});
