import { number } from "yup";
import type { OfficeClosure, OfficeDay } from "../office-hours.ts";
import { entry } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { placeholder, rule, text } from "./rules.ts";
import { says } from "./sentences.ts";
import { day as calendarDay, timeOfDay } from "./time-rules.ts";

const noDay = says("is no day of the week", "count from Sunday = 0 to Saturday = 6");

const afterOpening = rule(
  // An invalid opening time gets its own error.
  (value: string, { opens }: { opens: string }) => !timeOfDay.isValidSync(opens) || value > opens,
  "is not after 'opens'",
  "correct the one that is wrong, or leave the day out where the office is closed",
);

export const officeDay = entry({
  /** Sunday is 0; unique. */
  day: number().typeError(noDay).required(noDay).integer(noDay).min(0, noDay).max(6, noDay),
  /** `09:00`, on a 24-hour clock in the office's time zone. */
  opens: timeOfDay,
  closes: timeOfDay.test(afterOpening),
});

const notBefore = rule(
  (value: string, { from }: { from: string }) => !calendarDay.isValidSync(from) || value >= from,
  "is before 'from'",
  "write the last day on which the office is closed",
);

/** Days when the office is closed regardless of its hours. */
export const officeClosure = entry({
  what: text,
  /** First and last day, both inclusive. */
  from: calendarDay,
  to: calendarDay.test(notBefore),
  placeholder,
});

export function closureMistakes(closures: readonly OfficeClosure[]): string[] {
  return mistakesIn({
    file: "data/office-hours.ts",
    entries: closures,
    schema: officeClosure,
    nameOf: ({ what }) => `closures, ${what}`,
  });
}

export function officeHoursMistakes(days: readonly OfficeDay[]): string[] {
  return mistakesIn({
    file: "data/office-hours.ts",
    entries: days,
    schema: officeDay,
    unique: ["day"],
    nameOf: ({ day }) => `officeHours, day ${day}`,
  });
}
