import { InvalidArgumentError } from "commander";
import { site } from "../../../data/site.ts";

// Swedish writes times as ISO 8601 does.
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: site.timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** "2026-11-21 02:47:05", where the office is. */
export function secondOf(at: number): string {
  return clock.format(at);
}

/** "2026-11-21 02:47", where the office is. */
export function minuteOf(at: number): string {
  return secondOf(at).slice(0, 16);
}

/** A day as the staff name it: when it begins, seen from `now`. Both in milliseconds since 1970. */
export type Day = (now: number) => number;

/** "2026-11-01", "today" or "yesterday", where the office is. Throws `InvalidArgumentError`. */
export function readDay(typed: string): Day {
  const word = typed.trim().toLowerCase();
  if (word === "today") return (now) => startOf(dayBefore(now, 0));
  if (word === "yesterday") return (now) => startOf(dayBefore(now, 1));
  const begins = startOf(typed);
  return () => begins;
}

/** "2026-11-20", so many days before the day that `now` is in at the office. */
function dayBefore(now: number, days: number): string {
  const noon = Date.parse(`${secondOf(now).slice(0, 10)}T12:00:00Z`);
  return new Date(noon - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** When the day "2026-11-01" begins where the office is, in milliseconds since 1970. */
export function startOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(midnight);
  if (!isDay || new Date(midnight).toISOString().slice(0, 10) !== day)
    throw new InvalidArgumentError("It is no day; write it like 2026-11-01, or today, or yesterday.");
  // The second look is for days that begin on the other side of a change of the clock.
  const guess = midnight - aheadAt(midnight);
  return midnight - aheadAt(guess);
}

/** How far the office’s clock is ahead of UTC, in milliseconds. */
function aheadAt(at: number): number {
  return Date.parse(`${secondOf(at).replace(" ", "T")}Z`) - at;
}
