import type { Entry } from "./checks/entry.ts";
import type { officeClosure, officeDay } from "./checks/office-hours.ts";
import { hoursSummary } from "./hours-summary.ts";

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
 * Raw holiday closures, which override the weekly hours. `closedDays` has the dates that visitors see. Past entries may
 * be deleted.
 */
export const closures = [
  { what: "Thanksgiving", from: "2026-11-26", to: "2026-11-27", placeholder: true },
  { what: "The turn of the year", from: "2026-12-24", to: "2027-01-01", placeholder: true },
] as const satisfies readonly OfficeClosure[];

/** Office hours in `site.timeZone`: by day, and summarized for a table. */
export const officeHours = {
  /** Label above the table, correct in both winter and summer. The live status uses the zone's name on that day. */
  zoneLabel: "ET",
  days: officeDays,
  summary: hoursSummary(officeDays),
} as const;
