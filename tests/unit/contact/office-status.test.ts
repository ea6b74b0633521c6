import { describe, expect, test } from "vitest";
import { officeHours } from "../../../data/office-hours.ts";
import { site } from "../../../data/site.ts";
import {
  closureText,
  type OfficeDay,
  officeStatus,
  officeStatusText,
  zoneName,
} from "../../../src/contact/office-status.ts";

const days: OfficeDay[] = [
  { day: 1, opens: "09:00", closes: "17:00" },
  { day: 4, opens: "09:00", closes: "17:00" },
  { day: 5, opens: "09:00", closes: "15:00" },
];
const zone = "America/New_York";
const closures = [
  { what: "Founders’ Day", from: "2026-11-26", to: "2026-11-26" },
  { what: "New Year’s", from: "2026-12-24", to: "2027-01-01" },
];
const at = (iso: string) => officeStatus(new Date(iso), days, zone, closures.slice(1));

describe("officeStatus", () => {
  const openUntilFive = { open: true, closes: "17:00" };
  test.each([
    ["is open from the opening time", "2026-11-23T09:00:00-05:00", openUntilFive],
    ["is open until the closing time", "2026-11-23T16:59:59-05:00", openUntilFive],
    ["is closed from the closing time", "2026-11-23T17:00:00-05:00", { open: false, day: 4, daysAway: 3 }],
    ["opens later today", "2026-11-23T08:59:00-05:00", { open: false, opens: "09:00", day: 1, daysAway: 0 }],
    ["opens on the next day", "2026-11-26T18:00:00-05:00", { open: false, opens: "09:00", day: 5, daysAway: 1 }],
    ["opens on the next listed day", "2026-11-27T15:00:00-05:00", { open: false, day: 1, daysAway: 3 }],
    ["assigns midnight to the following day", "2026-11-23T00:00:00-05:00", { day: 1, daysAway: 0 }],
    ["uses the office's time zone", "2026-11-24T06:30:00+09:00", openUntilFive],
    ["observes daylight saving time", "2026-07-06T13:00:00Z", openUntilFive],
    ["observes standard time", "2026-11-23T13:00:00Z", { open: false, daysAway: 0 }],
    ["is open before a closure", "2026-12-21T10:00:00-05:00", { open: true }],
    ["skips a closure", "2026-12-21T18:00:00-05:00", { open: false, date: "2027-01-04", daysAway: 14 }],
    [
      "is closed on a closure's last day",
      "2027-01-01T10:00:00-05:00",
      { open: false, date: "2027-01-04", daysAway: 3 },
    ],
    ["uses the office's weekday", "2027-01-04T23:30:00+09:00", { open: true }],
  ])("%s", (_, iso, expected) => {
    expect(at(iso)).toMatchObject(expected);
  });

  test("opens a week later if the office opens one day a week", () => {
    const status = officeStatus(new Date("2026-11-23T20:00:00-05:00"), days.slice(0, 1), zone);
    expect(status).toMatchObject({ open: false, opens: "09:00", day: 1, daysAway: 7 });
  });

  test("explains how to fix an empty list of days", () => {
    expect(() => officeStatus(new Date("2026-11-23T12:00:00Z"), [], zone)).toThrow("list at least one");
  });
});

test.each([
  ["the closing time on a 12-hour clock", "2026-11-27T12:00:00-05:00", "until 3:00 PM EST"],
  ["today's opening time", "2026-11-23T07:00:00-05:00", "today 9:00 AM EST"],
  ["the next day as “tomorrow”", "2026-11-26T20:00:00-05:00", "tomorrow 9:00 AM EST"],
  ["later days as weekdays", "2026-11-28T12:00:00-05:00", "Monday 9:00 AM EST"],
  ["the date if the weekday is ambiguous", "2026-12-27T12:00:00-05:00", "Monday, January 4 9:00 AM EST"],
  ["the weekday up to six days ahead", "2026-12-30T12:00:00-05:00", "Monday 9:00 AM EST"],
])("officeStatusText states %s", (_, iso, expected) => {
  const copy = {
    open: "until {time}",
    opensToday: "today {time}",
    opensTomorrow: "tomorrow {time}",
    opensLater: "{day} {time}",
  };
  expect(officeStatusText(at(iso), copy, "EST").replaceAll("\u00a0", " ")).toBe(expected);
});

test.each([
  ["says nothing more than a week before", "2026-11-18T12:00:00-05:00", undefined],
  ["announces a closure a week before", "2026-11-19T00:00:00-05:00", "soon: Founders’ Day, Thursday, November 26"],
  ["gives the reason on the day", "2026-11-26T23:59:00-05:00", "now: Founders’ Day, Thursday, November 26"],
  ["says nothing after the last day", "2026-11-27T00:00:00-05:00", undefined],
  [
    "names first and last day",
    "2027-01-01T12:00:00-05:00",
    "now: New Year’s, Thursday, December 24 to Friday, January 1",
  ],
])("closureText %s", (_, iso, expected) => {
  const copy = { closedNow: "now: {what}, {days}", closedSoon: "soon: {what}, {days}" };
  expect(closureText(new Date(iso), zone, closures, copy)).toBe(expected);
});

describe("zoneName", () => {
  const open = { open: true, closes: "17:00" } as const;
  const inTwoDays = { open: false, opens: "09:00", day: 1, date: "2027-03-15", daysAway: 2 } as const;
  test.each([
    ["in winter", "2027-01-15T12:00:00-05:00", open, "EST"],
    ["in summer", "2027-07-15T12:00:00-04:00", open, "EDT"],
    ["of an opening day after the clocks go forward", "2027-03-13T12:00:00-05:00", inTwoDays, "EDT"],
    ["of an opening day after the clocks go back", "2026-10-31T12:00:00-04:00", inTwoDays, "EST"],
  ])("returns the zone %s", (_, iso, status, expected) => {
    expect(zoneName(new Date(iso), status, zone)).toBe(expected);
  });
});

test.each(["2027-01-15", "2027-07-15"])("the office's label for its zone is correct on %s", (day) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: site.timeZone, timeZoneName: "shortGeneric" });
  const parts = format.formatToParts(new Date(day));
  expect(parts).toContainEqual({ type: "timeZoneName", value: officeHours.zoneLabel });
});
