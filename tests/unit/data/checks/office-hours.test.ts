import { expect, test } from "vitest";
import { closureMistakes, officeHoursMistakes } from "../../../../data/checks/office-hours.ts";
import type { OfficeDay } from "../../../../data/office-hours.ts";

const monday = { day: 1, opens: "09:00", closes: "17:00" };

test("accepts valid office hours", () => {
  expect(officeHoursMistakes([monday, { ...monday, day: 0 }])).toEqual([]);
});

test.each([
  [{ day: 7 }, "'officeHours, day 7', day: 7 is no day of the week; count from Sunday = 0"],
  [{ opens: "9:00" }, "'officeHours, day 1', opens: '9:00' is no time of day; write hours and minutes on a 24-hour"],
  [{ closes: "24:00" }, "'officeHours, day 1', closes: '24:00' is no time of day"],
  [{ closes: "09:00" }, "'officeHours, day 1', closes: '09:00' is not after 'opens'; correct the one that is wrong"],
  [{ day: "Monday" }, "'officeHours, day Monday', day: 'Monday' is no day of the week"],
  [{ day: 1.5 }, "'officeHours, day 1.5', day: 1.5 is no day of the week"],
  [{ opens: 9, closes: "17:00" }, "'officeHours, day 1', opens: 9 is no time of day"],
  [{ close: "17:00" }, "'officeHours, day 1': 'close' is not a field we know; write one of day, opens, closes"],
])("rejects %o with a fix", (change, message) => {
  expect(officeHoursMistakes([{ ...monday, ...change } as OfficeDay])).toEqual([
    expect.stringContaining(`data/office-hours.ts, ${message}`),
  ]);
});

test("allows one entry per day", () => {
  expect(officeHoursMistakes([monday, monday])).toEqual([
    "data/office-hours.ts, 'officeHours, day 1', day: 1 appears twice; give each entry its own",
  ]);
});

test("requires valid closures in order", () => {
  const closure = { what: "Winter", from: "2026-12-24", to: "2027-01-01", placeholder: false };
  expect(closureMistakes([closure, { ...closure, to: "2026-12-24" }])).toEqual([]);
  expect(
    closureMistakes([
      { ...closure, from: "24 Dec" },
      { ...closure, to: "2026-12-01" },
    ]),
  ).toEqual([
    expect.stringContaining("data/office-hours.ts, 'closures, Winter', from: '24 Dec' is no day of the calendar"),
    expect.stringContaining("to: '2026-12-01' is before 'from'; write the last day"),
  ]);
});
