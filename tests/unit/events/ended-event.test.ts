import { expect, test } from "vitest";
import { eventsPage } from "../../../data/events.ts";
import { endedEvent } from "../../../src/events/event-rules.ts";
import { supper } from "./supper.ts";

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
  expect(said("late-breakfast", "2027-06-01T12:00:00Z")).toBe("Late Breakfast has ended. No other event is open yet.");
});

test("distinguishes closed registration from a past event", () => {
  const full = { ...supper, status: "past" } as const;
  expect(said("long-supper", "2027-04-01T12:00:00Z", [full, breakfast])).toMatch(
    /^Long Supper takes no more registrations. The next one is Late Breakfast,/,
  );
});

test("reports a canceled event before and after its date", () => {
  const off = { ...supper, status: "called off" } as const;
  for (const now of ["2027-04-01T12:00:00Z", "2027-04-18T12:00:00Z"]) {
    expect(said("long-supper", now, [off, breakfast])).toMatch(/^Long Supper is called off. The next one is Late/);
  }
});

test("returns nothing for open or unknown events", () => {
  expect(said("long-supper", "2027-04-17T19:59:59-04:00")).toBeUndefined();
  expect(said("constructor", "2027-06-01T12:00:00Z")).toBeUndefined();
  expect(said(undefined, "2027-06-01T12:00:00Z")).toBeUndefined();
});
