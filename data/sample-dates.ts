import { daysLater, endOfDay, zonedTime } from "./zoned-time.ts";

/*
 * Moves the dates of sample content close to the build date, so that samples never go stale. Dates of real entries stay
 * unchanged.
 */

interface Timed {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  placeholder: boolean;
  /** Changes, with the day of each announcement. */
  changes?: readonly { on: string }[];
}

/**
 * Sorts by date and moves each sample to its next date after `builtAt`. Drops samples' changes with an announcement day
 * after the build.
 */
export function aheadOf<Item extends Timed>(items: readonly Item[], builtAt: Date): Item[] {
  return items
    .map((item) => (item.placeholder ? nextOf(item, builtAt) : item))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

function nextOf<Item extends Timed>(item: Item, builtAt: Date): Item {
  const today = builtAt.toISOString().slice(0, 10);
  const at = (years: number) => ({
    ...item,
    startsAt: momentLater(item.startsAt, years, item.timeZone),
    endsAt: momentLater(item.endsAt, years, item.timeZone),
    ...(item.changes && {
      changes: item.changes
        .map((change) => ({ ...change, on: daysLater(change.on, daysIn(years)) }))
        .filter(({ on }) => on <= today),
    }),
  });
  return at(firstYear((years) => new Date(at(years).endsAt) <= builtAt));
}

/** Sorts latest first and moves each sample to its last date before `builtAt`. */
export function behind<Item extends { date: string; placeholder: boolean }>(
  items: readonly Item[],
  builtAt: Date,
): Item[] {
  const today = builtAt.toISOString().slice(0, 10);
  const lastOf = (item: Item) => {
    const at = (years: number) => daysLater(item.date, daysIn(years));
    return { ...item, date: at(firstYear((years) => at(years + 1) < today)) };
  };
  return items
    .map((item) => (item.placeholder ? lastOf(item) : item))
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

/** Moves each sample to its next range that is not entirely in the past at `builtAt`. */
export function closedAhead<Item extends { from: string; to: string; placeholder: boolean }>(
  items: readonly Item[],
  builtAt: Date,
): Item[] {
  const today = builtAt.toISOString().slice(0, 10);
  return items.map((item) => {
    if (!item.placeholder) return item;
    const later = (day: string, years: number) => daysLater(day, daysIn(years));
    const years = firstYear((count) => later(item.to, count) < today);
    return { ...item, from: later(item.from, years), to: later(item.to, years) };
  });
}

/** Returns the number of years to add to a sample's `lastDay` so that it has not ended at `builtAt`. */
export function yearsAhead(lastDay: string, timeZone: string, builtAt: Date): number {
  return firstYear((years) => new Date(endOfDay(yearsLater(lastDay, years), timeZone)) <= builtAt);
}

export function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

function firstYear(isTooEarly: (years: number) => boolean): number {
  let years = 0;
  while (isTooEarly(years)) years += 1;
  return years;
}

function momentLater(iso: string, years: number, timeZone: string): string {
  const [, day = "", time] = /^(.{10})(T.{8})/.exec(iso) ?? [];
  return zonedTime(`${daysLater(day, daysIn(years))}${time}`, timeZone);
}

/** Returns `years` in days, rounded to whole weeks, so that a Saturday in spring stays a Saturday in spring. */
function daysIn(years: number): number {
  return 7 * Math.round((years * 365.2425) / 7);
}
