import { expect, test } from "vitest";
import { gatherings } from "../../../data/homestead.ts";
import { gatheringWhen } from "../../../src/events/event-rules.ts";

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
