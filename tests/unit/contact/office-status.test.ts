import { describe, expect, test } from "vitest";
import { type OfficeDay, officeStatus } from "../../../src/contact/office-status.ts";
import { officeStatusText } from "../../../src/contact/office-status-text.ts";

const days: OfficeDay[] = [
  { day: 1, opens: "09:00", closes: "17:00" },
  { day: 4, opens: "09:00", closes: "17:00" },
  { day: 5, opens: "09:00", closes: "15:00" },
];
const at = (iso: string) => officeStatus(new Date(iso), days, "America/New_York");

describe("officeStatus", () => {
  test("is open from the first minute to the one before closing", () => {
    expect(at("2026-11-23T09:00:00-05:00")).toEqual({ open: true, closes: "17:00" });
    expect(at("2026-11-23T16:59:59-05:00")).toEqual({ open: true, closes: "17:00" });
    expect(at("2026-11-23T17:00:00-05:00")).toMatchObject({ open: false });
  });

  test("before opening it opens today", () => {
    expect(at("2026-11-23T08:59:00-05:00")).toEqual({ open: false, opens: "09:00", day: 1, daysAway: 0 });
  });

  test("after closing it opens on the next listed day", () => {
    expect(at("2026-11-26T18:00:00-05:00")).toEqual({ open: false, opens: "09:00", day: 5, daysAway: 1 });
    expect(at("2026-11-27T15:00:00-05:00")).toEqual({ open: false, opens: "09:00", day: 1, daysAway: 3 });
  });

  test("midnight belongs to the day it begins", () => {
    expect(at("2026-11-23T00:00:00-05:00")).toMatchObject({ day: 1, daysAway: 0 });
  });

  test("goes by the office’s clock, whatever the visitor’s zone", () => {
    expect(at("2026-11-24T06:30:00+09:00")).toEqual({ open: true, closes: "17:00" });
  });

  test("follows summer time", () => {
    expect(at("2026-07-06T13:00:00Z")).toEqual({ open: true, closes: "17:00" });
    expect(at("2026-11-23T13:00:00Z")).toMatchObject({ open: false, daysAway: 0 });
  });

  test("with one day a week, after closing it opens a week later", () => {
    const monday = days.slice(0, 1);
    const status = officeStatus(new Date("2026-11-23T20:00:00-05:00"), monday, "America/New_York");
    expect(status).toEqual({ open: false, opens: "09:00", day: 1, daysAway: 7 });
  });

  test("without any day it says what to do", () => {
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
  const text = (iso: string) => officeStatusText(at(iso), words, "EST").replaceAll("\u00a0", " ");

  test("writes times on a 12-hour clock with the zone’s label", () => {
    expect(text("2026-11-27T12:00:00-05:00")).toBe("until 3:00 PM EST");
    expect(text("2026-11-23T07:00:00-05:00")).toBe("today 9:00 AM EST");
  });

  test("says tomorrow for the next day and names days further off", () => {
    expect(text("2026-11-26T20:00:00-05:00")).toBe("tomorrow 9:00 AM EST");
    expect(text("2026-11-28T12:00:00-05:00")).toBe("Monday 9:00 AM EST");
  });
});
