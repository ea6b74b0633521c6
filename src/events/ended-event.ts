import type { eventsPage } from "../../data/events.ts";
import { hasEnded, isCalledOff, isOpen } from "./event-rules.ts";
import type { EventSummary } from "./event-summary.ts";
import { eventWhen } from "./registered-event.ts";

/**
 * Returns a message that the event is over or closed, with the next one. Returns undefined if it is open or unknown.
 * Expects `events` in order of date.
 */
export function endedEvent(
  events: readonly EventSummary[],
  words: (typeof eventsPage)["registration"],
  slug: unknown,
  now: Date,
): string | undefined {
  const event = events.find((candidate) => candidate.slug === slug);
  if (!event || isOpen(event, now)) return undefined;
  const other = events.find((candidate) => isOpen(candidate, now));
  const next = other ? words.next.replace("{next}", other.title).replace("{when}", eventWhen(other)) : words.noNext;
  return `${overLine(event, words, now)} ${next}`;
}

export function overLine(
  event: Pick<EventSummary, "title" | "status" | "endsAt">,
  words: (typeof eventsPage)["registration"],
  now: Date,
): string {
  const line = isCalledOff(event) ? words.calledOff : hasEnded(event, now) ? words.ended : words.closed;
  return line.replace("{event}", event.title);
}
