import { expect, test } from "vitest";
import type { PublicEvent } from "../../../data/events.ts";
import { registeredEvent } from "../../../src/events/registered-event.ts";

const supper: PublicEvent = {
  slug: "long-supper",
  title: "Long Supper",
  startsAt: "2027-04-17T17:00:00-04:00",
  endsAt: "2027-04-17T20:00:00-04:00",
  timeZone: "America/New_York",
  location: "The barn",
  type: "Community Event",
  description: "Bring a spoon.",
  status: "upcoming",
  placeholder: true,
};

test("a registration is told which event it is for, when, where, and how to add it to a calendar", () => {
  expect(registeredEvent([supper], "long-supper")).toEqual({
    title: "Long Supper",
    when: "Saturday, April 17, 2027, 5:00 PM–8:00 PM EDT",
    location: "The barn",
    calendar: "/events/long-supper.ics",
  });
});

test("an event that is none of ours has nothing to tell", () => {
  expect(registeredEvent([supper], "constructor")).toBeUndefined();
  expect(registeredEvent([supper], undefined)).toBeUndefined();
});
