import { expect, test } from "vitest";
import { othersOf } from "../../../src/events/others-of.ts";

const [first, spring, second, summer] = [
  { slug: "first", series: undefined },
  { slug: "spring", series: "seasons" },
  { slug: "second", series: undefined },
  { slug: "summer", series: "seasons" },
];
const events = [first, spring, second, summer];

test("an event of a series leads to the others of it, in their order", () => {
  expect(othersOf(spring, events)).toEqual([summer]);
  expect(othersOf(summer, events)).toEqual([spring]);
});

test("one of no series leads to the next, and the last to the first", () => {
  expect(othersOf(first, events)).toEqual([spring]);
  expect(othersOf(second, events)).toEqual([summer]);
  expect(othersOf({ slug: "last" }, [...events, { slug: "last", series: undefined }])).toEqual([first]);
  expect(othersOf({ slug: "only" }, [{ slug: "only" }])).toEqual([]);
});
