import { describe, expect, test } from "vitest";
import { type OfficeDay, officeStatus, officeStatusText } from "../../../src/contact/office-status.ts";

const days: OfficeDay[] = [
  { day: 1, opens: "09:00", closes: "17:00" },
  { day: 4, opens: "09:00", closes: "17:00" },
  { day: 5, opens: "09:00", closes: "15:00" },
];
const at = (iso: string) => officeStatus(new Date(iso), days, "America/New_York");

describe("officeStatus", () => {
  test("returns open from opening until closing time", () => {
    expect(at("2026-11-23T09:00:00-05:00")).toEqual({ open: true, closes: "17:00" });
    expect(at("2026-11-23T16:59:59-05:00")).toEqual({ open: true, closes: "17:00" });
    expect(at("2026-11-23T17:00:00-05:00")).toMatchObject({ open: false });
  });

  test("opens today before the opening time", () => {
    expect(at("2026-11-23T08:59:00-05:00")).toMatchObject({ open: false, opens: "09:00", day: 1, daysAway: 0 });
  });

  test("opens on the next listed day after closing", () => {
    expect(at("2026-11-26T18:00:00-05:00")).toMatchObject({ open: false, opens: "09:00", day: 5, daysAway: 1 });
    expect(at("2026-11-27T15:00:00-05:00")).toMatchObject({ open: false, opens: "09:00", day: 1, daysAway: 3 });
  });

  test("assigns midnight to the following day", () => {
    expect(at("2026-11-23T00:00:00-05:00")).toMatchObject({ day: 1, daysAway: 0 });
  });

  test("uses the office's time zone instead of the visitor's", () => {
    expect(at("2026-11-24T06:30:00+09:00")).toEqual({ open: true, closes: "17:00" });
  });

  test("observes daylight saving time", () => {
    expect(at("2026-07-06T13:00:00Z")).toEqual({ open: true, closes: "17:00" });
    expect(at("2026-11-23T13:00:00Z")).toMatchObject({ open: false, daysAway: 0 });
  });

  test("opens a week later if the office opens one day a week", () => {
    const monday = days.slice(0, 1);
    const status = officeStatus(new Date("2026-11-23T20:00:00-05:00"), monday, "America/New_York");
    expect(status).toMatchObject({ open: false, opens: "09:00", day: 1, daysAway: 7 });
  });

  test("stays closed during a closure and opens on the next listed day", () => {
    const closures = [{ from: "2026-12-24", to: "2027-01-01" }];
    const status = (iso: string) => officeStatus(new Date(iso), days, "America/New_York", closures);
    expect(status("2026-12-21T10:00:00-05:00")).toMatchObject({ open: true });
    expect(status("2026-12-21T18:00:00-05:00")).toMatchObject({ open: false, date: "2027-01-04", daysAway: 14 });
    expect(status("2027-01-01T10:00:00-05:00")).toMatchObject({ open: false, date: "2027-01-04", daysAway: 3 });
    // The weekday is the office's, not the visitor's.
    expect(status("2027-01-04T23:30:00+09:00")).toMatchObject({ open: true });
  });

  test("explains how to fix an empty list of days", () => {
    expect(() => officeStatus(new Date("2026-11-23T12:00:00Z"), [], "America/New_York")).toThrow("list at least one");
  });
});

describe("officeStatusText", () => {
  const words = {
    open: "until {time}",
    opensToday: "today {time}",
    opensTomorrow: "tomorrow {time}",
    opensLater: "{day} {time}",
  };
  test("includes the date if the weekday is ambiguous", () => {
    const closures = [{ from: "2026-12-24", to: "2027-01-01" }];
    const said = (iso: string) =>
      officeStatusText(officeStatus(new Date(iso), days, "America/New_York", closures), words, "EST");
    expect(said("2026-12-27T12:00:00-05:00")).toContain("Monday, January 4 ");
    expect(said("2026-12-30T12:00:00-05:00")).toContain("Monday 9");
  });

  const text = (iso: string) => officeStatusText(at(iso), words, "EST").replaceAll("\u00a0", " ");

  test("formats times on a 12-hour clock with the zone's label", () => {
    expect(text("2026-11-27T12:00:00-05:00")).toBe("until 3:00 PM EST");
    expect(text("2026-11-23T07:00:00-05:00")).toBe("today 9:00 AM EST");
  });

  test("uses “tomorrow” for the next day and weekday names after that", () => {
    expect(text("2026-11-26T20:00:00-05:00")).toBe("tomorrow 9:00 AM EST");
    expect(text("2026-11-28T12:00:00-05:00")).toBe("Monday 9:00 AM EST");
  });
});
