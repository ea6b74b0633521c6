import { expect, test } from "vitest";
import { giftDots } from "../../../data/forms/gifts.ts";
import { giftUses } from "../../../data/giving.ts";
import { usd } from "../../../data/money.ts";
import { dotRows, heightOf } from "../../../src/drawings/dot-rows.ts";
import { dotSentence, dotsFor } from "../../../src/giving/gift-dots.ts";

test("draws a dot for each hundred dollars, 1,236 in all", () => {
  expect(giftUses.map(({ amount }) => dotsFor(amount, giftDots.value))).toEqual([503, 474, 213, 46]);
});

test.each([
  [usd(25), "once", "$25 is ¼ of a dot in the picture below."],
  [usd(1), "once", "$1 is ¼ of a dot in the picture below."],
  [usd(100), "once", "$100 is 1 dot in the picture below."],
  [usd(250), "once", "$250 is 2½ dots in the picture below."],
  [usd(35), "monthly", "$35 a month is 4 dots a year in the picture below."],
  [usd(100_000), "once", "$100,000 is 1000 dots in the picture below."],
] as const)("says how many dots %i cents %s are", (amount, rhythm, sentence) => {
  expect(dotSentence({ amount, rhythm }, giftDots)).toBe(sentence);
});

test("draws full rows and a rest, each as one line", () => {
  expect(dotRows(5, 2)).toBe("M8 8h17M8 24h17M8 40h1");
  expect(heightOf(5, 2)).toBe(48);
  expect(dotRows(0, 40)).toBe("");
});
