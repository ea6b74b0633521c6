import type { PublicEvent } from "../../data/events.ts";

type Open = Pick<PublicEvent, "status" | "endsAt">;

export function isOpen({ status, endsAt }: Open, now: Date): boolean {
  return status === "upcoming" && !hasEnded({ endsAt }, now);
}

/** A called-off event also counts as ended only after its end time. */
export function hasEnded({ endsAt }: Pick<PublicEvent, "endsAt">, now: Date): boolean {
  return new Date(endsAt) <= now;
}

export function isCalledOff({ status }: Pick<PublicEvent, "status">): boolean {
  return status === "called off";
}

export function eventBadge(event: Open, now: Date): "Register Now" | "Called Off" | "Past Event" {
  if (isCalledOff(event)) return "Called Off";
  return isOpen(event, now) ? "Register Now" : "Past Event";
}

export function eventPath({ slug }: Pick<PublicEvent, "slug">): string {
  return `/events/${slug}`;
}

/** Path to the registration form on the event's own page, which needs no scripts to select the event. */
export function ownRegistrationPath(event: Pick<PublicEvent, "slug">): string {
  return `${eventPath(event)}#register`;
}

/**
 * Returns the location for calendars and maps, such as `The barn kitchen, 214 Old Orchard Road, Cold Hollow, NY 12000`.
 */
export function fullLocation({ location, address = [] }: Pick<PublicEvent, "location" | "address">): string {
  return [location, ...address].join(", ");
}

export function calendarPath({ slug }: Pick<PublicEvent, "slug">): string {
  return `/events/${slug}.ics`;
}

export const calendarFeedPath = "/events.ics";
