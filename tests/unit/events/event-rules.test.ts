import { expect, test } from "vitest";
import { eventBadge, isOpen, nextAfter, othersInSeries, summarize } from "../../../src/events/event-rules.ts";
import { supper } from "./supper.ts";

const evening = {
  status: "upcoming",
  startsAt: "2027-02-04T18:30:00-05:00",
  endsAt: "2027-02-04T20:00:00-05:00",
} as const;

test.each([
  ["upcoming", "2026-12-01T00:00:00Z", "Register Now"],
  ["upcoming", "2027-02-04T23:29:59Z", "Register Now"],
  ["upcoming", "2027-02-04T23:30:00Z", "Happening Now"],
  ["upcoming", "2027-02-05T00:59:59Z", "Happening Now"],
  ["upcoming", "2027-02-05T01:00:00Z", "Past Event"],
  ["upcoming", "2027-02-05T10:00:00+09:00", "Past Event"],
  ["past", "2026-12-01T00:00:00Z", "Past Event"],
  ["called off", "2026-12-01T00:00:00Z", "Called Off"],
  ["called off", "2027-03-01T00:00:00Z", "Called Off"],
] as const)("badges an event with the status '%s' at %s as '%s'", (status, now, badge) => {
  const event = { ...evening, status };
  expect(eventBadge(event, new Date(now))).toBe(badge);
  expect(isOpen(event, new Date(now))).toBe(badge === "Register Now");
});

test("summarizes only the fields of a list, including an optional one", () => {
  expect(summarize(supper)).toMatchObject({ title: "Long Supper", address: supper.address });
  expect(summarize(supper)).not.toHaveProperty("bring");
});

const at = (day: number) =>
  ({
    status: "upcoming",
    startsAt: `2027-03-${day}T10:00:00-04:00`,
    endsAt: `2027-03-${day}T12:00:00-04:00`,
  }) as const;
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
