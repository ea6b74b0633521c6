import type { PublicEvent } from "../../../data/events.ts";

type Open = Pick<PublicEvent, "status" | "endsAt">;

/** An event can be joined while it is marked upcoming and has not ended. */
export function isOpen({ status, endsAt }: Open, now: Date): boolean {
  return status === "upcoming" && now.getTime() < new Date(endsAt).getTime();
}

export function eventBadge(event: Open, now: Date): "Register Now" | "Past Event" {
  return isOpen(event, now) ? "Register Now" : "Past Event";
}

/** Path to the message form with the subject filled in: `prefix`, then the event’s title. */
export function registrationPath({ title }: Pick<PublicEvent, "title">, prefix: string): string {
  return `/contact?inquiry=other&subject=${encodeURIComponent(`${prefix} ${title}`)}#form`;
}

export function calendarPath({ slug }: Pick<PublicEvent, "slug">): string {
  return `/events/${slug}.ics`;
}
