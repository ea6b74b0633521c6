import { entry, placeholder, rule, text, wholeNumber } from "./rules.ts";
import { day as calendarDay, timeOfDay } from "./time-rules.ts";

const afterOpening = rule(
  // An invalid opening time gets its own error.
  (value: string, { opens }: { opens: string }) => !timeOfDay.isValidSync(opens) || value > opens,
  "is not after 'opens'",
  "correct the one that is wrong, or leave the day out if the office is closed",
);

export const officeDay = entry({
  /** Sunday is 0; unique. */
  day: wholeNumber("is not a day of the week", "count from Sunday = 0 to Saturday = 6", 0, 6),
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
