import ical from "node-ical";
import { expect, test } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { nextMonday, practiceCalendar } from "../../../src/quiz/practice-calendar.ts";

test.each([
  ["a Sunday", new Date(2026, 10, 29, 23, 59), "20261130"],
  ["a Monday", new Date(2026, 10, 30, 0, 1), "20261207"],
  ["the last Tuesday of a year", new Date(2026, 11, 29, 12), "20270104"],
  ["a week with a change of the clock", new Date(2026, 9, 31, 12), "20261102"],
])("begins on the next Monday after %s", (_, now, expected) => {
  expect(nextMonday(now)).toBe(expected);
});

test.each(roles.map(({ key, praxis }) => [key, praxis.self]))(
  "repeats the practice of %s for ten weeks",
  (key, text) => {
    const url = `https://kindredground.example/quiz/roles/${key}`;
    const file = practiceCalendar({ title: "A practice", text, url }, new Date(2026, 10, 27, 9));
    const [event] = Object.values(ical.parseICS(file)).filter((each) => each?.type === "VEVENT");
    if (event?.type !== "VEVENT") throw new Error("the file has no event");
    expect([event.summary, event.description, event.datetype]).toEqual(["A practice", text, "date"]);
    const days = event.rrule?.all() ?? [];
    expect(days).toHaveLength(10);
    expect(new Set(days.map((day) => day.getUTCDay()))).toEqual(new Set([1]));
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  },
);
