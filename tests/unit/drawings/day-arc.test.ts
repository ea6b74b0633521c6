import { expect, test } from "vitest";
import { dayArc, dayLand } from "../../../src/drawings/day-arc.ts";

test("dayArc(hours) has the sun at the top at noon, at the right at six in the evening, at the bottom at midnight", () => {
  expect(dayArc({ from: 11, to: 13 }).sun).toBe("M0-220h0");
  expect(dayArc({ from: 17, to: 19 }).sun).toBe("M220 0h0");
  expect(dayArc({ from: 23, to: 25 }).sun).toBe("M0 220h0");
});

test("dayArc(hours) lights an arc as long as the event", () => {
  expect(dayArc({ from: 12, to: 18 }).held).toBe("M0-220A220 220 0 0 1 220 0");
});

test("dayLand(slug) is a land of its own for each event, and always the same", () => {
  expect(dayLand("one")).toEqual(dayLand("one"));
  expect(dayLand("one")).not.toEqual(dayLand("other"));
});
