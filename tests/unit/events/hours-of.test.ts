import { expect, test } from "vitest";
import { hoursOf } from "../../../src/events/event-rules.ts";

test.each([
  ["2027-02-04T18:30:00-05:00", "2027-02-04T20:00:00-05:00", { from: 18.5, to: 20 }],
  ["2027-06-19T12:00:00Z", "2027-06-19T14:00:00Z", { from: 8, to: 10 }],
  ["2027-06-19T00:15:00-04:00", "2027-06-19T01:15:00-04:00", { from: 0.25, to: 1.25 }],
])("converts %s to %s into the New York hours %o", (startsAt, endsAt, hours) => {
  expect(hoursOf({ startsAt, endsAt, timeZone: "America/New_York" })).toEqual(hours);
});
