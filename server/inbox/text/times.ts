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

/** When the day "2026-11-01" begins where the office is, in milliseconds since 1970. */
export function startOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(midnight);
  if (!isDay || new Date(midnight).toISOString().slice(0, 10) !== day)
    throw new InvalidArgumentError("It is no day; write it like 2026-11-01.");
  // The second look is for days that begin on the other side of a change of the clock.
  const guess = midnight - aheadAt(midnight);
  return midnight - aheadAt(guess);
}

/** How far the office’s clock is ahead of UTC, in milliseconds. */
function aheadAt(at: number): number {
  return Date.parse(`${secondOf(at).replace(" ", "T")}Z`) - at;
}
