import type { PublicEvent } from "../../data/events.ts";

/** What lists, forms and calendars tell of an event: the rest travels to its own page alone. */
export type EventSummary = Pick<
  PublicEvent,
  "slug" | "title" | "startsAt" | "endsAt" | "timeZone" | "location" | "address" | "type" | "description" | "status"
>;

export function summarize(event: EventSummary): EventSummary {
  const { slug, title, startsAt, endsAt, timeZone, location, address, type, description, status } = event;
  return { slug, title, startsAt, endsAt, timeZone, location, address, type, description, status };
}
