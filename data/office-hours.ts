import type { Entry } from "./checks/entry.ts";
import type { officeClosure, officeDay } from "./checks/office-hours.ts";
import { hoursSummary } from "./hours-summary.ts";

export type OfficeDay = Entry<typeof officeDay>;

export type OfficeClosure = Entry<typeof officeClosure>;

/** A day that is missing is closed. */
const officeDays = [
  { day: 1, opens: "09:00", closes: "17:00" },
  { day: 2, opens: "09:00", closes: "17:00" },
  { day: 3, opens: "09:00", closes: "17:00" },
  { day: 4, opens: "09:00", closes: "17:00" },
  { day: 5, opens: "09:00", closes: "15:00" },
] as const satisfies readonly OfficeDay[];

/** Holidays, on top of that, as they are written; `closedDays` has those that visitors meet. Those that have passed may go. */
export const closures = [
  { what: "Thanksgiving", from: "2026-11-26", to: "2026-11-27", placeholder: true },
  { what: "The turn of the year", from: "2026-12-24", to: "2027-01-01", placeholder: true },
] as const satisfies readonly OfficeClosure[];

/** Opening times of the office in `site.timeZone`: day by day, and as a table prints them. */
export const officeHours = {
  /**
   * The label over the table, right in winter and in summer; whether someone is there now is told in the zone’s name on
   * that day.
   */
  zoneLabel: "ET",
  days: officeDays,
  summary: hoursSummary(officeDays),
} as const;
