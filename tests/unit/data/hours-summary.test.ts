import { describe, expect, test } from "vitest";
import { hoursSummary } from "../../../data/office-hours.ts";

const open = (...days: number[]) => days.map((day) => ({ day, opens: "09:00", closes: "17:00" }));
const lines = (...args: Parameters<typeof hoursSummary>) =>
  hoursSummary(...args).map(({ days, hours }) => `${days} ${hours}`);

describe("hoursSummary(days)", () => {
  test("groups consecutive days with the same hours and lists closed days", () => {
    expect(lines([...open(1, 2, 3, 4), { day: 5, opens: "09:00", closes: "15:00" }])).toEqual([
      "Mon-Thu 9:00 AM-5:00 PM",
      "Fri 9:00 AM-3:00 PM",
      "Weekends Closed",
    ]);
  });

  test("starts the week on Monday regardless of input order", () => {
    expect(lines(open(0, 6, 2, 1))).toEqual(["Mon-Tue 9:00 AM-5:00 PM", "Wed-Fri Closed", "Weekends 9:00 AM-5:00 PM"]);
  });

  test("separates equal days that aren't consecutive", () => {
    expect(lines(open(1, 3))).toEqual(["Mon 9:00 AM-5:00 PM", "Tue Closed", "Wed 9:00 AM-5:00 PM", "Thu-Sun Closed"]);
  });

  test("uses one line if all days are equal", () => {
    expect(lines(open(0, 1, 2, 3, 4, 5, 6))).toEqual(["Every day 9:00 AM-5:00 PM"]);
    expect(lines([])).toEqual(["Every day Closed"]);
  });

  test("formats noon and midnight on a 12-hour clock", () => {
    expect(lines([{ day: 1, opens: "00:30", closes: "12:00" }])[0]).toBe("Mon 12:30 AM-12:00 PM");
  });

  test("marks open and closed days", () => {
    expect(hoursSummary(open(1)).map((line) => line.open)).toEqual([true, false]);
  });
});
