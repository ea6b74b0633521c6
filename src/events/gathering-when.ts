import type { Gathering } from "../../data/homestead.ts";
import { fullDate, timeRange, weekdayDate } from "../components/dates.ts";

/** Returns the day or days of a gathering with the year, and the hours if it lasts one day. */
export function gatheringWhen({ startsAt, endsAt, timeZone }: Gathering): { days: string; hours?: string } {
  const first = fullDate(startsAt, timeZone);
  const last = fullDate(endsAt, timeZone);
  if (first === last) return { days: first, hours: timeRange(startsAt, endsAt, timeZone) };
  const isInOneYear = first.slice(-4) === last.slice(-4);
  return { days: `${isInOneYear ? weekdayDate(startsAt, timeZone) : first} to ${last}` };
}
