import type { eventsPage, PublicEvent } from "../../data/events.ts";
import { isOpen } from "./event-rules.ts";
import { eventWhen } from "./registered-event.ts";

/**
 * Says that the event of this slug is over and which one is next; undefined where it can be joined, or is none of
 * `events`, which are in order of date.
 */
export function endedEvent(
  events: readonly PublicEvent[],
  { ended, endedLast }: (typeof eventsPage)["registration"],
  slug: unknown,
  now: Date,
): string | undefined {
  const event = events.find((candidate) => candidate.slug === slug);
  if (!event || isOpen(event, now)) return undefined;
  const next = events.find((candidate) => isOpen(candidate, now));
  const words = next ? ended.replace("{next}", next.title).replace("{when}", eventWhen(next)) : endedLast;
  return words.replace("{event}", event.title);
}
