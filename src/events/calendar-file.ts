import type { PublicEvent } from "../../data/events.ts";
import { utcStamp } from "./utc-stamp.ts";

interface Host {
  /** Who holds the event. */
  name: string;
  /** Absolute address of the events page. */
  url: string;
}

/** An event as an iCalendar file (RFC 5545). */
export function calendarFile(event: PublicEvent, { name, url }: Host): string {
  return `${[
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${name}//Events//EN`,
    "BEGIN:VEVENT",
    `UID:${event.slug}@${new URL(url).hostname}`,
    // The stamp should be when the entry was written; the start stands in so that equal data builds equal files.
    `DTSTAMP:${utcStamp(event.startsAt)}`,
    `DTSTART:${utcStamp(event.startsAt)}`,
    `DTEND:${utcStamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${url}#${event.slug}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map(folded)
    .join("\r\n")}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Lines may hold 75 octets at most; a longer one goes on after a line break and a space. */
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
