import { expect, test } from "vitest";
import { skins } from "../../../data/skins.ts";
import { visitScene } from "../../../src/drawings/visit-scenes.ts";

test("the hand with the card has a person’s skin, and the card is red", () => {
  const marks = visitScene("card", skins.russet);
  const hand = marks.filter(({ color }) => color !== undefined);
  expect(hand.map(({ color }) => color)).toEqual([skins.russet, skins.russet, skins.russet]);
  expect(marks[0]?.ink).toBe("clay fill");
});
