export interface OfficeDay {
  /** Day of the week, Sunday = 0. */
  day: number;
  /** "09:00", on a 24-hour clock in the office's time zone. */
  opens: string;
  closes: string;
}

/** Days on which the office is closed regardless of its hours, first and last day included: "2026-12-24". */
export interface Closure {
  from: string;
  to: string;
}

export type OfficeStatus =
  | { open: true; closes: string }
  /** `date` is the next opening day, "2026-12-28". */
  | { open: false; opens: string; day: number; date: string; daysAway: number };

/** Maximum days to search: longer than any closure. */
const daysAhead = 100;

/**
 * Returns the office's status at `now`, and the time of the next change. `days` are in `timeZone` (an IANA name), so
 * daylight saving time and the visitor's zone don't matter. The office is open from `opens` up to, but not including,
 * `closes`, and closed on the days of `closures`.
 */
export function officeStatus(
  now: Date,
  days: readonly OfficeDay[],
  timeZone: string,
  closures: readonly Closure[] = [],
): OfficeStatus {
  const { date: today, time } = wallClock(now, timeZone);
  for (let daysAway = 0; daysAway <= daysAhead; daysAway += 1) {
    const at = new Date(Date.parse(today) + daysAway * 86_400_000);
    const [day, date] = [at.getUTCDay(), at.toISOString().slice(0, 10)];
    const hours = days.find((entry) => entry.day === day);
    if (!hours || closures.some(({ from, to }) => from <= date && date <= to)) continue;
    if (daysAway > 0 || time < hours.opens) return { open: false, opens: hours.opens, day, date, daysAway };
    if (time < hours.closes) return { open: true, closes: hours.closes };
  }
  throw new Error("office hours: no day to open on is listed; list at least one, or leave the status out");
}

function wallClock(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}
