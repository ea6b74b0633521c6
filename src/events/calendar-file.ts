import type { PublicEvent } from "../../data/events.ts";
import { eventPath, fullLocation, isCalledOff } from "./event-rules.ts";

/**
 * Returns the text of lines in an iCalendar file (RFC 5545, 3.1). Each ends in CR LF, and none is longer than 75
 * octets.
 */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Escapes line breaks, backslashes and the characters that separate values. */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/**
 * Returns a time in UTC: "20261212T190000Z" for "2026-12-12T14:00:00-05:00". Calendar programs show it in the reader’s
 * zone.
 */
export function utcStamp(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Folds a long line: it continues after a line break and a space. */
function folded(line: string): string {
  let folds = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      folds += "\r\n ";
      octets = 1;
    }
    folds += character;
    octets += size;
  }
  return folds;
}

type Noted = Pick<
  PublicEvent,
  "slug" | "title" | "startsAt" | "endsAt" | "location" | "address" | "description" | "announced" | "changes" | "status"
>;

interface Host {
  name: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

/**
 * Returns events as an iCalendar file (RFC 5545), for import or subscription. Programs recognize an event by its slug,
 * and an update by its revision number. The same events always result in the same file.
 */
export function calendarFile(events: readonly Noted[], { name, origin }: Host): string {
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${name}//Events//EN`,
    "METHOD:PUBLISH",
    `NAME:${textValue(name)}`,
    // Properties with X- are for programs that don't support NAME and REFRESH-INTERVAL (RFC 7986).
    `X-WR-CALNAME:${textValue(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...events.flatMap((event) => entry(event, origin)),
    "END:VCALENDAR",
  ]);
}

function entry(event: Noted, origin: string): string[] {
  const { slug, title, startsAt, endsAt, description, announced, changes = [] } = event;
  const told = `${(changes.at(-1)?.on ?? announced).replaceAll("-", "")}T000000Z`;
  return [
    "BEGIN:VEVENT",
    `UID:${slug}@${new URL(origin).hostname}`,
    `SEQUENCE:${changes.length}`,
    `DTSTAMP:${told}`,
    `LAST-MODIFIED:${told}`,
    `DTSTART:${utcStamp(startsAt)}`,
    `DTEND:${utcStamp(endsAt)}`,
    `SUMMARY:${textValue(title)}`,
    `LOCATION:${textValue(fullLocation(event))}`,
    `DESCRIPTION:${textValue(description)}`,
    `URL:${origin}${eventPath(event)}`,
    `STATUS:${isCalledOff(event) ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}
