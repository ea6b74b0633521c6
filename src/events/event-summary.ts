import type { PublicEvent } from "../../data/events.ts";

/** The fields that lists, forms and calendars need. Only the event's own page loads the rest. */
export type EventSummary = Pick<
  PublicEvent,
  "slug" | "title" | "startsAt" | "endsAt" | "timeZone" | "location" | "address" | "type" | "description" | "status"
>;

export function summarize(event: EventSummary): EventSummary {
  const { slug, title, startsAt, endsAt, timeZone, location, address, type, description, status } = event;
  return { slug, title, startsAt, endsAt, timeZone, location, address, type, description, status };
}
