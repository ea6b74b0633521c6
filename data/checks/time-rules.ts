import { string, type TestConfig } from "yup";
import { zoneOffset } from "../zoned-time.ts";
import { matching, rule } from "./rules.ts";
import { says } from "./sentences.ts";

const noDay = says("is no day of the calendar", "write year-month-day, like 2026-01-31");

/** An ISO day that the calendar has. */
export const day = string().typeError(noDay).required(noDay).test("day", noDay, isDay);

/** The same, where it may be left out. */
export const dayIfAny = string()
  .typeError(noDay)
  .test("day", noDay, (value) => value === undefined || isDay(value));

const noMoment = says(
  "is no moment that exists",
  "write day, time and the zone’s distance from UTC, like 2026-12-12T14:00:00-05:00",
);

/** An ISO moment with its offset from UTC, on a day that the calendar has. */
export const moment = string().typeError(noMoment).required(noMoment).test("moment", noMoment, isMoment);

/** Hours and minutes on a 24-hour clock. */
export const timeOfDay = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "is no time of day",
  "write hours and minutes on a 24-hour clock, like 09:00",
);

const noZone = says("is no time zone", "write its IANA name, like America/New_York");

export const timeZone = string().typeError(noZone).required(noZone).test("zone", noZone, isTimeZone);

/** The moment is after the one of `field` in the same entry. Not told where either is no moment. */
export function momentAfter(field: string): TestConfig<string> {
  return rule(
    (value: string, entry: Record<string, string>) => !(Date.parse(value) <= Date.parse(entry[field] ?? "")),
    `is not after '${field}'`,
    "correct the one that is wrong",
  );
}

/** The moment’s offset is the one that the entry’s `timeZone` has on that day; summer time changes it. */
export const offsetOfZone = rule(
  (value: string, entry: { timeZone: string }) => {
    // Told of the zone or the moment itself.
    if (!isTimeZone(entry.timeZone) || !isMoment(value)) return true;
    return zoneOffset(new Date(value), entry.timeZone) === value.slice(-6);
  },
  "does not end in the distance from UTC that its zone has on that day",
  "in New York it is -04:00 in summer time (mid-March to early November) and -05:00 otherwise",
);

function isDay(value: string | undefined): boolean {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  // A 31st of February is read as a 3rd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isMoment(value: string): boolean {
  const [, date, time] = /^(.{10})T(\d\d:\d\d):\d\d[+-]\d\d:\d\d$/.exec(value) ?? [];
  return isDay(date) && timeOfDay.isValidSync(time);
}

function isTimeZone(value: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(value);
}
