import { expect, test } from "vitest";
import { eventsPage } from "../../../data/events.ts";
import { gatherings } from "../../../data/homestead.ts";
import {
  endedEvent,
  eventBadge,
  gatheringWhen,
  hoursOf,
  isOpen,
  nextAfter,
  othersInSeries,
  registeredEvent,
  summarize,
  tooMany,
} from "../../../src/events/event-rules.ts";
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

const [gathering] = gatherings;
if (!gathering) throw new Error("data/homestead: this test needs a gathering");

const when = (startsAt: string, endsAt: string) =>
  gatheringWhen({ ...gathering, startsAt, endsAt, timeZone: "America/New_York" });

test("includes year and hours of a one-day gathering", () => {
  expect(when("2028-02-05T10:00:00-05:00", "2028-02-05T15:00:00-05:00")).toEqual({
    days: "Saturday, February 5, 2028",
    hours: "10:00 AM–3:00 PM EST",
  });
});

test("includes the year of a multi-day gathering once unless it changes", () => {
  expect(when("2027-03-19T17:00:00-04:00", "2027-03-21T12:00:00-04:00")).toEqual({
    days: "Friday, March 19 to Sunday, March 21, 2027",
  });
  expect(when("2027-12-31T17:00:00-05:00", "2028-01-02T12:00:00-05:00")).toEqual({
    days: "Friday, December 31, 2027 to Sunday, January 2, 2028",
  });
});

test.each([
  ["2027-02-04T18:30:00-05:00", "2027-02-04T20:00:00-05:00", { from: 18.5, to: 20 }],
  ["2027-06-19T12:00:00Z", "2027-06-19T14:00:00Z", { from: 8, to: 10 }],
  ["2027-06-19T00:15:00-04:00", "2027-06-19T01:15:00-04:00", { from: 0.25, to: 1.25 }],
])("converts %s to %s into the New York hours %o", (startsAt, endsAt, hours) => {
  expect(hoursOf({ startsAt, endsAt, timeZone: "America/New_York" })).toEqual(hours);
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

test("returns title, time, place, and calendar file of a registration's event", () => {
  expect(registeredEvent([supper], "long-supper")).toEqual({
    title: "Long Supper",
    day: "Saturday, April 17",
    when: "Saturday, April 17, 2027, 5:00 PM–8:00 PM EDT",
    location: "The barn",
    calendar: "/events/long-supper.ics",
  });
});

test("returns undefined for an unknown event", () => {
  expect(registeredEvent([supper], "constructor")).toBeUndefined();
  expect(registeredEvent([supper], undefined)).toBeUndefined();
});

const breakfast = {
  ...supper,
  slug: "late-breakfast",
  title: "Late Breakfast",
  startsAt: "2027-05-01T10:00:00-04:00",
  endsAt: "2027-05-01T12:00:00-04:00",
};
const said = (slug: unknown, now: string, events = [supper, breakfast]) =>
  endedEvent(events, eventsPage.registration, slug, new Date(now));

test("states that an event is over and names the next one", () => {
  expect(said("long-supper", "2027-04-18T12:00:00Z")).toBe(
    "Long Supper has ended. The next one is Late Breakfast, Saturday, May 1, 2027, 10:00 AM–12:00 PM EDT.",
  );
  expect(said("late-breakfast", "2027-06-01T12:00:00Z")).toBe(
    "Late Breakfast has ended. No other event is open for registration yet.",
  );
});

test("distinguishes closed registration from a past event", () => {
  const full = { ...supper, status: "past" } as const;
  expect(said("long-supper", "2027-04-01T12:00:00Z", [full, breakfast])).toMatch(
    /^Registration for Long Supper is closed. The next one is Late Breakfast,/,
  );
});

test("reports a canceled event before and after its date", () => {
  const off = { ...supper, status: "called off" } as const;
  for (const now of ["2027-04-01T12:00:00Z", "2027-04-18T12:00:00Z"]) {
    expect(said("long-supper", now, [off, breakfast])).toMatch(/^Long Supper is called off. The next one is Late/);
  }
});

test("returns nothing for open or unknown events", () => {
  expect(said("long-supper", "2027-04-17T16:59:59-04:00")).toBeUndefined();
  expect(said("constructor", "2027-06-01T12:00:00Z")).toBeUndefined();
  expect(said(undefined, "2027-06-01T12:00:00Z")).toBeUndefined();
});

const words = {
  tooMany: "This event has {places} seats. If there are more of you, write to us and we’ll find another way.",
} as const;

test("accepts a party up to the event's capacity and states the limit for a larger one", () => {
  expect(tooMany({ places: 8 }, 8, words)).toBeUndefined();
  expect(tooMany({ places: 8 }, 9, words)).toMatch(/^This event has 8 seats/);
  expect(tooMany({}, 9_000, words)).toBeUndefined();
});
