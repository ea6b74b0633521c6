import { gatheringsAt } from "./homestead.ts";
import { landMonths, type Season } from "./land-months.ts";
import { site } from "./site.ts";
import { zonedTime } from "./zoned-time.ts";

export interface ShownMonth {
  /** ISO time of the month's start. */
  from: string;
  /** Absent after the last month, if the next build is late. */
  season?: Season;
  /** Text on the map: "December: the hens are quiet, and the fire circle is lit. Fire and soup is on the 27th." */
  line?: string;
}

export interface NoonSun {
  /** ISO time from which the sun has this height. */
  from: string;
  /** Degrees above the horizon. */
  degrees: number;
}

/** Number of months in a page's data. The second is for a site whose next build is late. */
const months = 2;

/** Number of weeks for which a page's data has the height of the sun. */
const weeks = 4;

/** Degrees north. */
const latitude = 42;

/** Tilt of the Earth’s axis in degrees. */
const tilt = 23.44;

const day = 86_400_000;

function dayOf(time: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone }).format(time);
}

const midnight = (date: string) => zonedTime(`${date}T00:00:00`, site.timeZone);

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** Returns " Fire and soup is on the 27th." for the first gathering in a month ("2026-12"), or an empty string. */
function gatheringIn(month: string, builtAt: Date): string {
  const next = gatheringsAt(builtAt).find(({ startsAt }) => startsAt.startsWith(month));
  if (!next) return "";
  const date = Number(next.startsAt.slice(8, 10));
  return ` ${next.title} is on the ${date}${endings[ordinals.select(date)]}.`;
}

/** Returns the build’s month and the months after it. The last entry has only `from`, the end of the last month. */
function monthsFrom(builtAt: Date): ShownMonth[] {
  const [year, first] = dayOf(builtAt).split("-").map(Number) as [number, number];
  return Array.from({ length: months + 1 }, (_, ahead) => {
    const start = new Date(Date.UTC(year, first - 1 + ahead, 1)).toISOString().slice(0, 10);
    if (ahead === months) return { from: midnight(start) };
    const month = landMonths[Number(start.slice(5, 7)) - 1];
    if (!month) throw new Error(`data/land-months: no month for ${start}; list all twelve`);
    const line = `${month.name}: ${month.line}.${gatheringIn(start.slice(0, 7), builtAt)}`;
    return { from: midnight(start), season: month.season, line };
  });
}

/** Returns the sun's height at noon on a day, in whole degrees. It is accurate to about one degree. */
export function noonSun(time: Date): number {
  const date = dayOf(time);
  const dayOfYear = (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / day + 1;
  const declination = -tilt * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365);
  return Math.round(90 - latitude + declination);
}

/** Returns a height of the sun at noon for each week, beginning on the build’s day. */
function sunsFrom(builtAt: Date): NoonSun[] {
  return Array.from({ length: weeks }, (_, week) => {
    const time = new Date(builtAt.getTime() + week * 7 * day);
    return { from: midnight(dayOf(time)), degrees: noonSun(time) };
  });
}

/** Heights of the sun at noon on the longest and the shortest day. */
const sunRange = { high: Math.round(90 - latitude + tilt), low: Math.round(90 - latitude - tilt) } as const;

/** Returns the months and the heights of the sun that the map shows after the build. */
export function landToday(builtAt: Date) {
  return { months: monthsFrom(builtAt), suns: sunsFrom(builtAt), sunRange };
}
