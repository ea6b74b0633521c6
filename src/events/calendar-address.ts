import type { calendars } from "../../data/calendars.ts";
import type { PublicEvent } from "../../data/events.ts";
import { eventPath, fullLocation } from "./event-rules.ts";

/** Returns an instant in iCalendar's format: "20261212T190000Z". `iso` is ISO 8601 with its offset. */
function utcStamp(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, "");
}

export type Calendar = keyof typeof calendars;

type Noted = Pick<PublicEvent, "slug" | "title" | "startsAt" | "endsAt" | "location" | "address" | "description">;

/**
 * URLs of web calendars that offer to save an event. Calendars on a device use the file instead. `origin` is the
 * site's.
 */
export const calendarAddress: Record<Exclude<Calendar, "file">, (event: Noted, origin: string) => string> = {
  google: (event, origin) =>
    address("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: event.title,
      dates: `${utcStamp(event.startsAt)}/${utcStamp(event.endsAt)}`,
      details: details(event, origin),
      location: fullLocation(event),
    }),
  outlook: (event, origin) => outlookAddress("https://outlook.live.com", event, origin),
  office: (event, origin) => outlookAddress("https://outlook.office.com", event, origin),
};

function outlookAddress(calendar: string, event: Noted, origin: string): string {
  return address(`${calendar}/calendar/0/deeplink/compose`, {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.title,
    startdt: new Date(event.startsAt).toISOString(),
    enddt: new Date(event.endsAt).toISOString(),
    body: details(event, origin),
    location: fullLocation(event),
  });
}

/** Adds the event's URL to its description, because web calendars have no field for the URL. */
function details(event: Noted, origin: string): string {
  return `${event.description}\n\n${origin}${eventPath(event)}`;
}

/**
 * Returns the URL of a page with parameters. Encodes spaces as %20, because Outlook shows the plus signs of
 * `URLSearchParams` literally.
 */
function address(page: string, parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${pairs.join("&")}`;
}

/** Returns the URL that makes a calendar program subscribe to the calendar at an https URL. */
export function webcalAddress(address: string): string {
  return address.replace(/^https:/, "webcal:");
}
