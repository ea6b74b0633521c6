import type { calendars } from "../../data/calendars.ts";
import type { PublicEvent } from "../../data/events.ts";
import { calendarPath } from "./event-rules.ts";
import { utcStamp } from "./utc-stamp.ts";

export type Calendar = keyof typeof calendars;

type Noted = Pick<PublicEvent, "slug" | "title" | "startsAt" | "endsAt" | "location" | "description">;

/** Where an event is put into a calendar: our own file, or the calendar’s page that asks whether to keep it. */
export const calendarAddress: Record<Calendar, (event: Noted) => string> = {
  file: calendarPath,
  google: ({ title, startsAt, endsAt, description, location }) =>
    address("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: title,
      dates: `${utcStamp(startsAt)}/${utcStamp(endsAt)}`,
      details: description,
      location,
    }),
  outlook: (event) => outlookAddress("https://outlook.live.com", event),
  office: (event) => outlookAddress("https://outlook.office.com", event),
};

function outlookAddress(origin: string, { title, startsAt, endsAt, description, location }: Noted): string {
  return address(`${origin}/calendar/0/deeplink/compose`, {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    body: description,
    location,
  });
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
