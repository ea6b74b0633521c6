import type { TestConfig } from "yup";
import { site } from "../site.ts";
import { zoneOffset } from "../zoned-time.ts";
import { matching, rule, stringThat } from "./rules.ts";

/** A real calendar day, in ISO form. */
export const day = stringThat(isDay, "is not a valid date", "write year-month-day, like 2026-01-31");

/**
 * Requires a day that has begun in the organization's time zone, because every build publishes all entries. Samples may
 * be dated ahead. `until` tells the author how to delay publication.
 */
export function isPublished(entry: "article" | "event", until: string): TestConfig<string> {
  return rule(
    (value: string, { placeholder }: { placeholder?: boolean }) => placeholder === true || value <= today(),
    `is in the future, but the ${entry} would be published at once`,
    `write the day it is published, and ${until} until then`,
  );
}

function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone }).format(new Date());
}

/** An ISO timestamp with a UTC offset, on a real calendar day. */
export const moment = stringThat(
  isMoment,
  "is not a valid date and time",
  "write day, time and the zone’s distance from UTC, like 2026-12-12T14:00:00-05:00",
);

export const timeOfDay = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "is not a valid time of day",
  "write hours and minutes on a 24-hour clock, like 09:00",
);

export const timeZone = stringThat(isTimeZone, "is not a time zone", "write its IANA name, like America/New_York");

/** Requires the timestamp to be later than `field` in the same entry. Passes if either is invalid. */
export function momentAfter(field: string): TestConfig<string> {
  return rule(
    (value: string, entry: Record<string, string>) => !(Date.parse(value) <= Date.parse(entry[field] ?? "")),
    `is not after '${field}'`,
    "correct the one that is wrong",
  );
}

/** Requires the UTC offset that the entry's `timeZone` has on that day; daylight saving time changes it. */
export const offsetOfZone = rule(
  (value: string, entry: { timeZone: string }) => {
    // Invalid zones and timestamps get their own errors.
    if (!isTimeZone(entry.timeZone) || !isMoment(value)) return true;
    return zoneOffset(new Date(value), entry.timeZone) === value.slice(-6);
  },
  "does not end in the distance from UTC that its zone has on that day",
  "in New York it is -04:00 in summer time (mid-March to early November) and -05:00 otherwise",
);

function isDay(value: string | undefined): boolean {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  // Node parses February 31 as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isMoment(value: string): boolean {
  const [, date, time] = /^(.{10})T(\d\d:\d\d):\d\d[+-]\d\d:\d\d$/.exec(value) ?? [];
  return isDay(date) && timeOfDay.isValidSync(time);
}

function isTimeZone(value: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(value);
}
