import type { PublicEvent } from "./events.ts";
import { heldSeat } from "./held-seats.ts";
import type { Link } from "./link.ts";

/**
 * Copy for an event’s page; text in braces is replaced. Separate from data/events.ts, because lists of events do not
 * need it.
 */
export const eventPage = {
  description: "{event}, {date}. Free. What to bring, how to get in, who hosts it, and how to register.",
  when: "When",
  where: { "in person": "Where", online: "How to join" },
  /** Shown instead of an address while visitors can still join the event. */
  online: "We’ll send you the link before the event.",
  directions: "Open in a map",
  seats: "Seats",
  limited: "{seats} in all.",
  /** Added while visitors can still join the event. */
  waiting: `If we email you a link, open it within ${heldSeat.words} to keep your seat. ${heldSeat.longer} Once full, it has a waitlist.`,
  unlimited: "As many as come.",
  changed: "Changed on {day}",
  access: "Access and comfort",
  ask: "Need something else? Tell us when you register, and we’ll arrange it.",
  bring: "What to bring",
  hosts: "Who hosts it",
  with: "With",
  register: "Register for {event}",
  text: "Your confirmation has a link to cancel.",
  over: "This event is over.",
  overText: "It was on {date}. We keep this page so that old links still work.",
  series: "Other dates of {series}",
  next: "Next event",
  /** Shown if there is no next event. */
  more: "More events",
  all: { label: "See all events", to: "/events" } satisfies Link,
} as const;

export function eventHead({ slug, title, startsAt, timeZone }: PublicEvent) {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date(startsAt));
  return {
    path: `/events/${slug}`,
    title,
    description: eventPage.description.replace("{event}", title).replace("{date}", date),
  };
}
