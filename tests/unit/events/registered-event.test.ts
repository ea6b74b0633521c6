import { expect, test } from "vitest";
import { registeredEvent } from "../../../src/events/event-rules.ts";
import { supper } from "./supper.ts";

test("returns title, time, place, and calendar file of a registration's event", () => {
  expect(registeredEvent([supper], "long-supper")).toEqual({
    title: "Long Supper",
    when: "Saturday, April 17, 2027, 5:00 PM–8:00 PM EDT",
    location: "The barn",
    calendar: "/events/long-supper.ics",
  });
});

test("returns undefined for an unknown event", () => {
  expect(registeredEvent([supper], "constructor")).toBeUndefined();
  expect(registeredEvent([supper], undefined)).toBeUndefined();
});
