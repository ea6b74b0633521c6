import { expect, test } from "vitest";
import { dayArc, dayLand } from "../../../src/drawings/day-arc.tsx";

test("dayArc(hours) places the sun at the top at noon and at the right at 6 PM", () => {
  expect(dayArc({ from: 11, to: 13 }).sun).toBe("M0-220h0");
  expect(dayArc({ from: 17, to: 19 }).sun).toBe("M220 0h0");
  expect(dayArc({ from: 23, to: 25 }).sun).toBe("M0 220h0");
});

test("dayArc(hours) draws an arc of the event's length", () => {
  expect(dayArc({ from: 12, to: 18 }).held).toBe("M0-220A220 220 0 0 1 220 0");
});

test("dayLand(slug) draws a distinct, stable landscape for each event", () => {
  expect(dayLand("one")).toEqual(dayLand("one"));
  expect(dayLand("one")).not.toEqual(dayLand("other"));
});
