import type { PublicEvent } from "../../data/events.ts";

type Open = Pick<PublicEvent, "status" | "endsAt">;

/** An event can be joined while it is marked upcoming and has not ended. */
export function isOpen({ status, endsAt }: Open, now: Date): boolean {
  return status === "upcoming" && !hasEnded({ endsAt }, now);
}

/** Whether it is over, and belongs to what has been. One that was called off stays where it was until then. */
export function hasEnded({ endsAt }: Pick<PublicEvent, "endsAt">, now: Date): boolean {
  return new Date(endsAt) <= now;
}

/** Whether it will not be held, or was not. */
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

/** Path to the registration where nothing but this event can be meant: it needs no scripts to choose it. */
export function ownRegistrationPath(event: Pick<PublicEvent, "slug">): string {
  return `${eventPath(event)}#register`;
}

/** Where the registration stood before each event had a page. */
export function formerRegistrationPath(event: Pick<PublicEvent, "slug">): string {
  return `${eventPath(event)}/register`;
}

/** Where it is, as calendars and maps find it, e.g. `The barn kitchen, 214 Old Orchard Road, Cold Hollow, NY 12000`. */
export function fullLocation({ location, address = [] }: Pick<PublicEvent, "location" | "address">): string {
  return [location, ...address].join(", ");
}

export function calendarPath({ slug }: Pick<PublicEvent, "slug">): string {
  return `/events/${slug}.ics`;
}

/** The calendar of all events. */
export const calendarFeedPath = "/events.ics";
