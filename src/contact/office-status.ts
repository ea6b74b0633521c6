export interface OfficeDay {
  /** Day of the week, Sunday = 0. */
  day: number;
  /** "09:00", on a 24-hour clock in the office's time zone. */
  opens: string;
  closes: string;
}

/**
 * Days on which the office is closed regardless of its hours, first and last day included. Dates have the form
 * "2026-12-24".
 */
export interface Closure {
  /** The reason: "Thanksgiving". */
  what: string;
  from: string;
  to: string;
}

type OfficeStatus =
  | { open: true; closes: string }
  /** `date` is the next opening day, "2026-12-28". */
  | { open: false; opens: string; day: number; date: string; daysAway: number };

/** Maximum number of days to search: longer than any closure. */
const daysAhead = 100;

/**
 * Returns the office’s status at `now`, and the time of the next change. `days` are in `timeZone` (an IANA name), so
 * daylight saving time and the visitor’s zone don’t matter. The office is open from `opens` up to, but not including,
 * `closes`, and closed on the days of `closures`. Throws if no opening day follows within `daysAhead` days.
 */
export function officeStatus(
  now: Date,
  days: readonly OfficeDay[],
  timeZone: string,
  closures: readonly Pick<Closure, "from" | "to">[] = [],
): OfficeStatus {
  const { date: today, time } = wallClock(now, timeZone);
  for (let daysAway = 0; daysAway <= daysAhead; daysAway += 1) {
    const date = daysAfter(today, daysAway);
    const day = new Date(date).getUTCDay();
    const hours = days.find((entry) => entry.day === day);
    if (!hours || closures.some(({ from, to }) => from <= date && date <= to)) continue;
    if (daysAway > 0 || time < hours.opens) return { open: false, opens: hours.opens, day, date, daysAway };
    if (time < hours.closes) return { open: true, closes: hours.closes };
  }
  throw new Error("office hours: no day to open on is listed; list at least one, or leave the status out");
}

/** Returns the ISO date that is `days` days after `date`. */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Number of days before a closure when the page starts to mention it. */
const noticeDays = 7;

/**
 * Returns a sentence about today’s closure, or else about the next one if it begins within a week; otherwise undefined.
 * Expects `closures` in order of date.
 */
export function closureText(
  now: Date,
  timeZone: string,
  closures: readonly Closure[],
  copy: Record<"closedNow" | "closedSoon", string>,
): string | undefined {
  const { date: today } = wallClock(now, timeZone);
  const closure = closures.find(({ from, to }) => today <= to && from <= daysAfter(today, noticeDays));
  if (!closure) return undefined;
  const format = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
  const days = [...new Set([closure.from, closure.to])].map((day) => format.format(Date.parse(day)));
  const sentence = closure.from <= today ? copy.closedNow : copy.closedSoon;
  return sentence.replace("{what}", closure.what).replace("{days}", days.join(" to "));
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

export interface OfficeStatusCopy {
  open: string;
  opensToday: string;
  opensTomorrow: string;
  opensLater: string;
}

/** A no-break space, which keeps a time on one line. */
const unbroken = "\u00a0";

/** Returns a sentence such as "Closed now. Opens Monday at 9:00 AM EST". */
export function officeStatusText(status: OfficeStatus, copy: OfficeStatusCopy, zoneLabel: string): string {
  const time = `${twelveHour(status.open ? status.closes : status.opens)}${unbroken}${zoneLabel}`;
  if (status.open) return copy.open.replace("{time}", time);
  const sentence = { 0: copy.opensToday, 1: copy.opensTomorrow }[status.daysAway] ?? copy.opensLater;
  return sentence.replace("{day}", dayName(status)).replace("{time}", time);
}

/** Converts "15:00" to "3:00 PM". */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}${unbroken}${hour < 12 ? "AM" : "PM"}`;
}

/**
 * Returns "Monday", or "Monday, January 4" if the day is at least a week ahead, because the weekday alone is then
 * ambiguous.
 */
function dayName({ date, daysAway }: { date: string; daysAway: number }): string {
  const further = daysAway < 7 ? {} : ({ month: "long", day: "numeric" } as const);
  return new Intl.DateTimeFormat("en-US", { weekday: "long", ...further, timeZone: "UTC" }).format(Date.parse(date));
}

/** Returns the abbreviation of `timeZone` (an IANA name) on the day that `status` refers to: "EST", "EDT". */
export function zoneName(now: Date, status: OfficeStatus, timeZone: string): string {
  const at = new Date(now);
  if (!status.open) at.setUTCDate(at.getUTCDate() + status.daysAway);
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
