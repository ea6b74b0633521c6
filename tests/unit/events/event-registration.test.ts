import { expect, test } from "vitest";
import { eventsPage } from "../../../data/events.ts";
import { endedEvent, registeredEvent, tooMany } from "../../../src/events/event-registration.ts";
import { supper } from "./supper.ts";

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
  tooMany: "This event has {seats} seats. If there are more of you, write to us and we’ll find another way.",
} as const;

test("accepts a party up to the event's capacity and states the limit for a larger one", () => {
  expect(tooMany({ seats: 8 }, 8, words)).toBeUndefined();
  expect(tooMany({ seats: 8 }, 9, words)).toMatch(/^This event has 8 seats/);
  expect(tooMany({}, 9_000, words)).toBeUndefined();
});
