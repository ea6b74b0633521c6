import { expect, test } from "vitest";
import { nextAfter, othersInSeries } from "../../../src/events/event-rules.ts";

const at = (day: number) => ({ status: "upcoming", endsAt: `2027-03-${day}T12:00:00-04:00` }) as const;
const on = (day: number) => new Date(`2027-03-${day}T09:00:00-04:00`);

const [first, spring, second, summer] = [
  { slug: "first", series: undefined, ...at(10) },
  { slug: "spring", series: "seasons", ...at(16) },
  { slug: "second", series: undefined, ...at(20) },
  { slug: "summer", series: "seasons", ...at(24) },
];
const events = [first, spring, second, summer];

test("lists the other events of a series in order", () => {
  expect(othersInSeries(spring, events)).toEqual([summer]);
  expect(othersInSeries(summer, events)).toEqual([spring]);
});

test("returns no others for an event without a series", () => {
  expect(othersInSeries(first, events)).toEqual([]);
});

test("returns the next event and wraps around after the last", () => {
  expect(nextAfter(first, events, on(10))).toEqual([spring]);
  expect(nextAfter(second, events, on(10))).toEqual([summer]);
  expect(nextAfter(summer, events, on(10))).toEqual([first]);
});

test("skips past, closed, and canceled events", () => {
  expect(nextAfter(first, events, on(18))).toEqual([second]);
  expect(nextAfter(summer, events, on(18))).toEqual([second]);
  const calledOff = events.map((event) => (event === second ? { ...event, status: "called off" as const } : event));
  expect(nextAfter(first, calledOff, on(18))).toEqual([summer]);
});

test("returns nothing if all other events are over", () => {
  expect(nextAfter(summer, events, on(23))).toEqual([]);
  expect(nextAfter(first, events, on(25))).toEqual([]);
});
