import type { PublicEvent } from "../../data/events.ts";
import type { Gathering } from "../../data/homestead.ts";
import { fullDate, timeRange, weekdayDate } from "../components/dates.ts";

/** Returns date and hours with the year and zone: "Saturday, December 12, 2026, 2:00 PM–5:00 PM EST". */
export function eventWhen({
  startsAt,
  endsAt,
  timeZone,
}: Pick<PublicEvent, "startsAt" | "endsAt" | "timeZone">): string {
  return `${fullDate(startsAt, timeZone)}, ${timeRange(startsAt, endsAt, timeZone)}`;
}

/** Returns start and end as hours on the clock of `timeZone`: 14 and 17.5. Times are ISO 8601, and on the same day. */
export function hoursOf({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  const from = hourAt(startsAt, timeZone);
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000;
  return { from, to: from + length };
}

function hourAt(iso: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "numeric", hourCycle: "h23", timeZone });
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]));
  return (parts.get("hour") ?? 0) + (parts.get("minute") ?? 0) / 60;
}

/** Returns the day or days of a gathering with the year, and the hours if it lasts one day. */
export function gatheringWhen({ startsAt, endsAt, timeZone }: Pick<Gathering, "startsAt" | "endsAt" | "timeZone">): {
  days: string;
  hours?: string;
} {
  const first = fullDate(startsAt, timeZone);
  const last = fullDate(endsAt, timeZone);
  if (first === last) return { days: first, hours: timeRange(startsAt, endsAt, timeZone) };
  const isInOneYear = first.slice(-4) === last.slice(-4);
  return { days: `${isInOneYear ? weekdayDate(startsAt, timeZone) : first} to ${last}` };
}
