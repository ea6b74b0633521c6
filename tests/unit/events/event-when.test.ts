import { expect, test } from "vitest";
import { gatherings } from "../../../data/homestead.ts";
import { gatheringWhen, hoursOf } from "../../../src/events/event-when.ts";

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
