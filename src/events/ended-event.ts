import type { eventsPage } from "../../data/events.ts";
import { hasEnded, isOpen } from "./event-rules.ts";
import type { EventSummary } from "./event-summary.ts";
import { eventWhen } from "./registered-event.ts";

/**
 * Says that the event of this slug is over or closed, and which one is next; undefined where it can be joined, or is
 * none of `events`, which are in order of date.
 */
export function endedEvent(
  events: readonly EventSummary[],
  words: (typeof eventsPage)["registration"],
  slug: unknown,
  now: Date,
): string | undefined {
  const event = events.find((candidate) => candidate.slug === slug);
  if (!event || isOpen(event, now)) return undefined;
  const over = hasEnded(event, now) ? words.ended : words.closed;
  const other = events.find((candidate) => isOpen(candidate, now));
  const next = other ? words.next.replace("{next}", other.title).replace("{when}", eventWhen(other)) : words.noNext;
  return `${over.replace("{event}", event.title)} ${next}`;
}
