import type { PublicEvent } from "./events.ts";
import type { Link } from "./link.ts";

/**
 * Copy for an event's page; text in braces is replaced. Separate from data/events.ts, because the list does not need
 * it.
 */
export const eventPage = {
  description: "{event}, {date}. Free: what to bring, how to get in, who hosts it, and your place.",
  when: "When",
  where: { "in person": "Where", online: "How to join" },
  /** Shown instead of an address while the event can be joined. */
  online: "The link comes by mail before the day.",
  directions: "Open in a map",
  places: "Places",
  limited: "{places} in all.",
  /** Added while the event can be joined. */
  waiting:
    "Open the link in our mail within an hour, and yours are kept. Once all are taken, you join a waiting list, and we write to you when it is your turn.",
  unlimited: "As many as want to come.",
  changed: "Changed on {day}",
  access: "Getting in, and being there",
  ask: "What is missing for you? Tell us when you register, and we see to it.",
  bring: "What to bring",
  hosts: "Who hosts it",
  with: "With",
  register: "Register for {event}",
  text: "It takes a minute and costs nothing. No account, no card. In our receipt is a link that takes it back.",
  over: "This event is over.",
  overText: "It was on {date}. This page stays, so that nobody who follows an old link stands in front of nothing.",
  series: "Other dates of {series}",
  next: "Next on the calendar",
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
