import type { calendars } from "../../data/calendars.ts";
import type { PublicEvent } from "../../data/events.ts";
import { site } from "../../data/site.ts";
import { calendarPath, eventPath, fullLocation } from "./event-rules.ts";
import { utcStamp } from "./utc-stamp.ts";

export type Calendar = keyof typeof calendars;

type Noted = Pick<PublicEvent, "slug" | "title" | "startsAt" | "endsAt" | "location" | "address" | "description">;

/** Where an event is put into a calendar: our own file, or the calendar’s page that asks whether to keep it. */
export const calendarAddress: Record<Calendar, (event: Noted) => string> = {
  file: calendarPath,
  google: (event) =>
    address("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: event.title,
      dates: `${utcStamp(event.startsAt)}/${utcStamp(event.endsAt)}`,
      details: details(event),
      location: fullLocation(event),
    }),
  outlook: (event) => outlookAddress("https://outlook.live.com", event),
  office: (event) => outlookAddress("https://outlook.office.com", event),
};

function outlookAddress(origin: string, event: Noted): string {
  return address(`${origin}/calendar/0/deeplink/compose`, {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.title,
    startdt: new Date(event.startsAt).toISOString(),
    enddt: new Date(event.endsAt).toISOString(),
    body: details(event),
    location: fullLocation(event),
  });
}

/** These pages have no field for an address of the event’s own. */
function details(event: Noted): string {
  return `${event.description}\n\n${site.origin}${eventPath(event)}`;
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
