import { InvalidArgumentError } from "commander";
import { site } from "../../../data/site.ts";

// The Swedish format matches ISO 8601.
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: site.timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** Example: "2026-11-21 02:47:05", in the office's time zone. */
export function secondOf(at: number): string {
  return clock.format(at);
}

export function minuteOf(at: number): string {
  return secondOf(at).slice(0, 16);
}

/** Returns the start of a day, relative to `now`. Both are milliseconds since 1970. */
export type Day = (now: number) => number;

/** Reads "2026-11-01", "today" or "yesterday", in the office's time zone. Throws `InvalidArgumentError`. */
export function readDay(typed: string): Day {
  const word = typed.trim().toLowerCase();
  if (word === "today") return (now) => startOf(dayBefore(now, 0));
  if (word === "yesterday") return (now) => startOf(dayBefore(now, 1));
  const begins = startOf(typed);
  return () => begins;
}

function dayBefore(now: number, days: number): string {
  const noon = Date.parse(`${secondOf(now).slice(0, 10)}T12:00:00Z`);
  return new Date(noon - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Returns the start of a day in the office's time zone, in milliseconds since 1970. */
export function startOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(midnight);
  if (!isDay || new Date(midnight).toISOString().slice(0, 10) !== day)
    throw new InvalidArgumentError("It is no day; write it like 2026-11-01, or today, or yesterday.");
  // The second pass corrects days that begin on the other side of a clock change.
  const guess = midnight - aheadAt(midnight);
  return midnight - aheadAt(guess);
}

/** Returns the office's UTC offset in milliseconds. */
function aheadAt(at: number): number {
  return Date.parse(`${secondOf(at).replace(" ", "T")}Z`) - at;
}
