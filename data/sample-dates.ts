import { site } from "./site.ts";
import { daysLater, zonedTime } from "./zoned-time.ts";

/** Days of the week, as in `Date.getUTCDay`. */
export const [sunday, wednesday, friday, saturday] = [0, 3, 5, 6];

/**
 * Returns a sample's day, such as "2026-12-31": `days` after the build, or before it if negative. With `weekday`,
 * returns the first such weekday from that day on.
 */
export function daysFromBuild(builtAt: Date, days: number, weekday?: number): string {
  const day = daysLater(builtAt.toISOString().slice(0, 10), days);
  return weekday === undefined ? day : daysLater(day, (weekday - new Date(day).getUTCDay() + 7) % 7);
}

/**
 * Returns a sample's timestamp: the day of `daysFromBuild`, at an hour such as "14:00" in the organization's time zone.
 */
export function timeFromBuild(builtAt: Date, days: number, weekday: number, hour: string): string {
  return zonedTime(`${daysFromBuild(builtAt, days, weekday)}T${hour}:00`, site.timeZone);
}
