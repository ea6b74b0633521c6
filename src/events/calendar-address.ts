import type { calendars } from "../../data/calendars.ts";
import type { PublicEvent } from "../../data/events.ts";
import { eventPath, fullLocation } from "./event-rules.ts";
import { utcStamp } from "./utc-stamp.ts";

export type Calendar = keyof typeof calendars;

type Noted = Pick<PublicEvent, "slug" | "title" | "startsAt" | "endsAt" | "location" | "address" | "description">;

/**
 * The pages of calendars that ask whether to keep an event; those of a device take its file. `origin` is where the site
 * stands.
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

/** These pages have no field for an address of the event’s own. */
function details(event: Noted, origin: string): string {
  return `${event.description}\n\n${origin}${eventPath(event)}`;
}

/** Spaces as %20: Outlook shows the plus signs of `URLSearchParams` as they are. */
function address(page: string, parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${pairs.join("&")}`;
}

/** What has a calendar program subscribe to the calendar at an https address. */
export function webcalAddress(address: string): string {
  return address.replace(/^https:/, "webcal:");
}
