import { expect, test } from "vitest";
import { registeredEvent } from "../../../src/events/event-rules.ts";
import { supper } from "./supper.ts";

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
