import type { OfficeDay } from "../office-hours.ts";
import { mistakesIn, type Rule } from "./mistakes.ts";
import { timeOfDay } from "./time-rules.ts";

const dayOfWeek: Rule = {
  holds: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6,
  problem: "is no day of the week",
  mend: "count from Sunday = 0 to Saturday = 6",
};

const afterOpening: Rule<OfficeDay> = {
  // An opening time that is none is told of by itself.
  holds: (value, entry) => !timeOfDay.holds(entry.opens, entry) || String(value) > entry.opens,
  problem: "is not after 'opens'",
  mend: "correct the one that is wrong, or leave the day out where the office is closed",
};

export function officeHoursMistakes(days: readonly OfficeDay[]): string[] {
  return mistakesIn({
    file: "data/site.ts",
    entries: days.map((entry) => ({ ...entry, name: `officeHours, day ${entry.day}` })),
    unique: ["day"],
    rules: { day: [dayOfWeek], opens: [timeOfDay], closes: [timeOfDay, afterOpening] },
  });
}
