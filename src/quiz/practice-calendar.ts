import { contentLines, textValue, utcStamp } from "../events/calendar-file.ts";

interface Practice {
  title: string;
  text: string;
  /** URL of the page about the practice. */
  url: string;
}

/** Number of weeks in which the entry repeats. */
const weeks = 10;

/** Returns the next Monday after `now`, in the device's time zone, as "20261130". */
export function nextMonday(now: Date): string {
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((8 - now.getDay()) % 7 || 7));
  const [month, day] = [monday.getMonth() + 1, monday.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${monday.getFullYear()}${month}${day}`;
}

/** Returns an iCalendar file (RFC 5545) with an all-day entry that repeats on the next ten Mondays. */
export function practiceCalendar({ title, text, url }: Practice, now: Date): string {
  const start = nextMonday(now);
  const { hostname, pathname } = new URL(url);
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${hostname}//Practice//EN`,
    "BEGIN:VEVENT",
    `UID:${start}-${pathname.split("/").at(-1)}@${hostname}`,
    `DTSTAMP:${utcStamp(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${start}`,
    `RRULE:FREQ=WEEKLY;COUNT=${weeks}`,
    // A practice leaves the day free for other appointments.
    "TRANSP:TRANSPARENT",
    `SUMMARY:${textValue(title)}`,
    `DESCRIPTION:${textValue(text)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}
