/** One day of the week with office hours. */
export interface OfficeDay {
  /** From Sunday = 0. */
  day: number;
  /** "09:00", on a 24-hour clock in the office’s zone. */
  opens: string;
  closes: string;
}

export type OfficeStatus =
  | { open: true; closes: string }
  | { open: false; opens: string; day: number; daysAway: number };

const daysOfWeek = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * Whether the office is open at `now`, and when that changes next. `days` are read on the clock of `timeZone` (an IANA
 * name), so summer time needs no care and the visitor’s own zone does not matter. It is open from `opens` up to, but
 * not including, `closes`.
 */
export function officeStatus(now: Date, days: readonly OfficeDay[], timeZone: string): OfficeStatus {
  const { day: today, time } = wallClock(now, timeZone);
  for (let daysAway = 0; daysAway <= 7; daysAway += 1) {
    const day = (today + daysAway) % 7;
    const hours = days.find((entry) => entry.day === day);
    if (!hours) continue;
    if (daysAway > 0 || time < hours.opens) return { open: false, opens: hours.opens, day, daysAway };
    if (time < hours.closes) return { open: true, closes: hours.closes };
  }
  throw new Error("office hours: no day is listed; list at least one, or leave the status out");
}

function wallClock(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: daysOfWeek.indexOf(parts.weekday ?? ""), time: `${parts.hour}:${parts.minute}` };
}
