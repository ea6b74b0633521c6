import { daysLater, endOfDay, zonedTime } from "./zoned-time.ts";

/*
 * Sample content has dates too, and nobody moves them: whenever the site is built, those of samples lie round that day.
 * A date that is no sample’s stays as it is written.
 */

interface Timed {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  placeholder: boolean;
  /** What has changed of it, and the day on which that was told. */
  changes?: readonly { on: string }[];
}

/** In order of date, with every sample on its next date after `builtAt`, and such of its changes as are told by then. */
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

/** Latest first, with every sample on its last date before `builtAt`. */
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

/** With every sample on its next days that have not all passed at `builtAt`. */
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

/** How many years a sample’s `lastDay` moves on, so that it has not ended at `builtAt`. */
export function yearsAhead(lastDay: string, timeZone: string, builtAt: Date): number {
  return firstYear((years) => new Date(endOfDay(yearsLater(lastDay, years), timeZone)) <= builtAt);
}

/** The same day of a later year. */
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

/** The whole weeks nearest to so many years: what is held on a Saturday in spring stays there. */
function daysIn(years: number): number {
  return 7 * Math.round((years * 365.2425) / 7);
}
