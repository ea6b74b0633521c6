import type { Rule } from "./mistakes.ts";

/** An ISO day that the calendar has. */
export const day: Rule = {
  holds: isDay,
  problem: "is no day of the calendar",
  mend: "write year-month-day, like 2026-01-31",
};

/** An ISO moment with its offset from UTC, on a day that the calendar has. */
export const moment: Rule = {
  holds: (value) => {
    const [, date, time] = /^(.{10})T(\d\d:\d\d):\d\d[+-]\d\d:\d\d$/.exec(String(value)) ?? [];
    return isDay(date) && isTimeOfDay(time);
  },
  problem: "is no moment that exists",
  mend: "write day, time and the zone’s distance from UTC, like 2026-12-12T14:00:00-05:00",
};

export const timeOfDay: Rule = {
  holds: isTimeOfDay,
  problem: "is no time of day",
  mend: "write hours and minutes on a 24-hour clock, like 09:00",
};

/** The moment is after the one of `field` in the same entry. Not told where either is no moment. */
export function momentAfter<Field extends string>(field: Field): Rule<Record<Field, string>> {
  return {
    holds: (value, entry) => !(Date.parse(String(value)) <= Date.parse(entry[field])),
    problem: `is not after '${field}'`,
    mend: "correct the one that is wrong",
  };
}

/** The offset is the one that the entry’s zone has on that day; summer time changes it. */
export const offsetOfZone: Rule<{ timeZone: string }> = {
  holds: (value, entry) => {
    // Told of the zone itself.
    if (!timeZone.holds(entry.timeZone, entry)) return true;
    const format = new Intl.DateTimeFormat("en-US", { timeZone: entry.timeZone, timeZoneName: "longOffset" });
    const zone = format.formatToParts(new Date(String(value))).find(({ type }) => type === "timeZoneName")?.value;
    return (zone === "GMT" ? "GMT+00:00" : zone) === `GMT${String(value).slice(-6)}`;
  },
  problem: "does not end in the distance from UTC that its zone has on that day",
  mend: "in New York it is -04:00 in summer time (mid-March to early November) and -05:00 otherwise",
};

export const timeZone: Rule = {
  holds: (value) => Intl.supportedValuesOf("timeZone").some((zone) => zone === value),
  problem: "is no time zone",
  mend: "write its IANA name, like America/New_York",
};

function isDay(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  // A 31st of February is read as a 3rd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isTimeOfDay(value: unknown): boolean {
  return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}
