import { expect, test } from "vitest";
import { officeHours } from "../../../data/office-hours.ts";
import { site } from "../../../data/site.ts";
import { zoneName } from "../../../src/contact/office-status.ts";

const name = (iso: string, daysAway?: number) =>
  zoneName(
    new Date(iso),
    daysAway === undefined
      ? { open: true, closes: "17:00" }
      : { open: false, opens: "09:00", day: 1, date: "2027-03-15", daysAway },
    "America/New_York",
  );

test("returns EDT in summer and EST in winter", () => {
  expect(name("2027-01-15T12:00:00-05:00")).toBe("EST");
  expect(name("2027-07-15T12:00:00-04:00")).toBe("EDT");
});

test("uses the zone name of the opening day around clock changes", () => {
  expect(name("2027-03-13T12:00:00-05:00", 2)).toBe("EDT");
  expect(name("2026-10-31T12:00:00-04:00", 2)).toBe("EST");
});

test("labels the office's hours correctly in summer and winter", () => {
  const all = { timeZone: site.timeZone, timeZoneName: "shortGeneric" } as const;
  for (const day of ["2027-01-15", "2027-07-15"]) {
    const parts = new Intl.DateTimeFormat("en-US", all).formatToParts(new Date(day));
    expect(parts).toContainEqual({ type: "timeZoneName", value: officeHours.zoneLabel });
  }
});
