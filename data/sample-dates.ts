import { site } from "./site.ts";
import { daysLater, zonedTime } from "./zoned-time.ts";

/** Returns a sample's day, like "2026-12-31", as a number of days from the day of the build. Before it if negative. */
export function daysFromBuild(builtAt: Date, days: number): string {
  return daysLater(builtAt.toISOString().slice(0, 10), days);
}

/** Returns a sample's time, for the hour "14:00" in the organization's time zone. */
export function timeFromBuild(builtAt: Date, days: number, hour: string): string {
  return zonedTime(`${daysFromBuild(builtAt, days)}T${hour}:00`, site.timeZone);
}
