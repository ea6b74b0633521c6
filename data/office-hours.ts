import type { officeClosure, officeDay } from "./checks/office-hours.ts";
import type { Entry } from "./checks/rules.ts";
import { daysFromBuild } from "./sample-dates.ts";

export type OfficeDay = Entry<typeof officeDay>;

export type OfficeClosure = Entry<typeof officeClosure>;

/** Days without an entry are closed. */
const officeDays = [
  { day: 1, opens: "09:00", closes: "17:00" },
  { day: 2, opens: "09:00", closes: "17:00" },
  { day: 3, opens: "09:00", closes: "17:00" },
  { day: 4, opens: "09:00", closes: "17:00" },
  { day: 5, opens: "09:00", closes: "15:00" },
] as const satisfies readonly OfficeDay[];

/**
 * Returns the closures, which override the weekly hours, for a site built at `builtAt`. Samples get dates relative to
 * it. Past entries may be deleted.
 */
export const closuresAt = (builtAt: Date) =>
  [
    { what: "a staff retreat", from: daysFromBuild(builtAt, 10), to: daysFromBuild(builtAt, 11), placeholder: true },
    { what: "a week of rest", from: daysFromBuild(builtAt, 30), to: daysFromBuild(builtAt, 38), placeholder: true },
  ] as const satisfies readonly OfficeClosure[];

/** Closures for code that does not depend on their dates. */
export const closures = /* @__PURE__ */ closuresAt(new Date());

const week = [
  { day: 1, name: "Mon" },
  { day: 2, name: "Tue" },
  { day: 3, name: "Wed" },
  { day: 4, name: "Thu" },
  { day: 5, name: "Fri" },
  { day: 6, name: "Sat" },
  { day: 0, name: "Sun" },
] as const;

/** Office hours in `site.timeZone`: by day, and summarized for a table. */
export const officeHours = {
  /** Label above the table, correct in both winter and summer. The live status uses the zone's name on that day. */
  zoneLabel: "ET",
  days: officeDays,
  summary: hoursSummary(officeDays),
} as const;

/** Consecutive days with the same hours, formatted for display. */
interface HoursLine {
  days: string;
  hours: string;
  open: boolean;
}

/** Returns one line per run of days with the same hours, starting on Monday. Days without an entry are closed. */
export function hoursSummary(days: readonly OfficeDay[]): HoursLine[] {
  const runs: { names: string[]; hours: string; open: boolean }[] = [];
  for (const { day, name } of week) {
    const found = days.find((entry) => entry.day === day);
    const hours = found ? `${twelveHour(found.opens)}-${twelveHour(found.closes)}` : "Closed";
    const last = runs.at(-1);
    if (last?.hours === hours) last.names.push(name);
    else runs.push({ names: [name], hours, open: found !== undefined });
  }
  return runs.map(({ names, hours, open }) => ({ days: runName(names), hours, open }));
}

function runName(names: readonly string[]): string {
  const [first = "", ...others] = names;
  if (names.length === week.length) return "Every day";
  const run = [first, ...others.slice(-1)].join("-");
  return run === "Sat-Sun" ? "Weekends" : run;
}

/** Formats `15:00` as `3:00 PM`. */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
