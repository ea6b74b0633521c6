import { expect, test } from "vitest";
import { giftUses } from "../../../data/giving.ts";
import { everyImpactRow } from "../../../data/impact.ts";
import { inDollars, sum } from "../../../data/money.ts";
import { everyFigure, everyTypedWord } from "./every-word.ts";

const impactRows = everyImpactRow();
const numberOf = (key: string) => impactRows.find((row) => row.key === key)?.number ?? 0;

test("has every figure that another page states, with the same label", () => {
  const rows = new Set(impactRows.map(({ value, label }) => `${value} ${label}`));
  expect(everyFigure.length).toBeGreaterThan(10);
  expect(everyFigure.filter(({ value, label }) => !rows.has(`${value} ${label}`))).toEqual([]);
});

test("is the only place, with data/site.ts, in which figures are typed", () => {
  const typed = everyTypedWord.filter(({ text }) =>
    /\b127\b|\b500\+|\$5[02]K|\b43 (scholarship|seats|people)|\b25 (active )?volunteers/.test(text),
  );
  expect(typed.filter(({ at }) => !/^data\/(site|impact)\.ts/.test(at))).toEqual([]);
});

test("states numbers that agree with their display", () => {
  for (const { key, value, number, unit } of impactRows.filter((row) => row.number !== null)) {
    const digits = Number(value.replace(/[^\d.]/g, "")) * (value.includes("K") ? 1000 : 1);
    expect(digits, `${key} in ${unit}`).toBe(number);
  }
});

test("does not contradict itself", () => {
  expect(numberOf("graduates")).toBeLessThan(numberOf("scholarships-since-founding"));
  expect(numberOf("scholarships-this-year")).toBeLessThan(numberOf("scholarships-since-founding"));
  expect(numberOf("gifts-equity-seats") + numberOf("gifts-still-in-the-pool")).toBe(numberOf("scholarship-pool"));
  expect(numberOf("gifts-mutual-aid")).toBeGreaterThanOrEqual(numberOf("mutual-aid"));
  const gifts = impactRows.filter(({ key }) => key.startsWith("gifts-")).map(({ number }) => number ?? 0);
  expect(gifts.reduce((all, each) => all + each)).toBe(inDollars(sum(giftUses.map(({ amount }) => amount))));
});

test("gives each figure a period and a source", () => {
  for (const { key, period, source, counts } of impactRows)
    expect([key, period, source, counts]).toEqual([key, ...Array(3).fill(expect.stringMatching(/\w/))]);
  expect(new Set(impactRows.map(({ key }) => key)).size).toBe(impactRows.length);
});
