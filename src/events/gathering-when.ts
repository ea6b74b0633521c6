import type { Gathering } from "../../data/homestead.ts";
import { timeRange, weekdayDate } from "../components/dates.ts";

/** The day or days of a gathering, and its hours where it keeps to one day. */
export function gatheringWhen({ startsAt, endsAt, timeZone }: Gathering): { days: string; hours?: string } {
  const first = weekdayDate(startsAt, timeZone);
  const last = weekdayDate(endsAt, timeZone);
  if (first !== last) return { days: `${first} to ${last}` };
  return { days: first, hours: timeRange(startsAt, endsAt, timeZone) };
}
