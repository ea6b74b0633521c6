import type { PublicEvent } from "../../data/events.ts";
import { contentLines, textValue, wallStamp } from "./content-lines.ts";
import { eventPath, fullLocation, isCalledOff } from "./event-rules.ts";
import { type OffsetAt, zoneComponent } from "./zone-component.ts";

type Noted = Pick<
  PublicEvent,
  | "slug"
  | "title"
  | "startsAt"
  | "endsAt"
  | "timeZone"
  | "location"
  | "address"
  | "description"
  | "announced"
  | "changes"
  | "status"
> & {
  /** Number of revisions before this year. For sample events, whose dates move on. */
  earlierRevisions?: number;
};

interface Host {
  name: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  offsetAt: OffsetAt;
}

const year = 366 * 24 * 60 * 60_000;

/**
 * Returns events as an iCalendar file (RFC 5545), for import or subscription. Programs recognize an event by its slug,
 * and an update by its revision number. Equal data makes equal files.
 */
export function calendarFile(events: readonly Noted[], { name, origin, offsetAt }: Host): string {
  const zones = [...new Set(events.map(({ timeZone }) => timeZone))];
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${name}//Events//EN`,
    "METHOD:PUBLISH",
    `NAME:${textValue(name)}`,
    // For programs that don't support NAME and REFRESH-INTERVAL (RFC 7986).
    `X-WR-CALNAME:${textValue(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...zones.flatMap((zone) => zoneComponent(zone, spanOf(events), offsetAt)),
    ...events.flatMap((event) => entry(event, origin)),
    "END:VCALENDAR",
  ]);
}

/**
 * Returns the period of all events, with a year on either side for programs that show past and future. Uses midnight in
 * UTC, so that files are equal.
 */
function spanOf(events: readonly Noted[]): [number, number] {
  const [first, last] = [
    Math.min(...events.map(({ startsAt }) => Date.parse(startsAt))),
    Math.max(...events.map(({ endsAt }) => Date.parse(endsAt))),
  ];
  return [new Date(first - year).setUTCHours(0, 0, 0, 0), new Date(last + year).setUTCHours(0, 0, 0, 0)];
}

function entry(event: Noted, origin: string): string[] {
  const { slug, title, startsAt, endsAt, timeZone, description, announced } = event;
  const { changes = [], earlierRevisions = 0 } = event;
  const told = `${(changes.at(-1)?.on ?? announced).replaceAll("-", "")}T000000Z`;
  return [
    "BEGIN:VEVENT",
    `UID:${slug}@${new URL(origin).hostname}`,
    `SEQUENCE:${changes.length + earlierRevisions}`,
    `DTSTAMP:${told}`,
    `LAST-MODIFIED:${told}`,
    `DTSTART;TZID=${timeZone}:${wallStamp(startsAt)}`,
    `DTEND;TZID=${timeZone}:${wallStamp(endsAt)}`,
    `SUMMARY:${textValue(title)}`,
    `LOCATION:${textValue(fullLocation(event))}`,
    `DESCRIPTION:${textValue(description)}`,
    `URL:${origin}${eventPath(event)}`,
    `STATUS:${isCalledOff(event) ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}
