import type { eventPage } from "../../../data/event-page.ts";
import { useNow } from "../../components/use-hydrated.ts";
import { type EventSummary, nextAfter } from "../../events/event-rules.ts";
import { MoreEvents } from "./more-events.tsx";

interface NextEventProps {
  event: EventSummary;
  /** This event and those around today, sorted by date. */
  events: readonly EventSummary[];
  words: typeof eventPage;
}

/** For events without a series: links to the next event that can be joined, or to all events. */
export function NextEvent({ event, events, words }: NextEventProps) {
  const next = nextAfter(event, events, useNow());
  return <MoreEvents title={next.length > 0 ? words.next : words.more} events={next} all={words.all} />;
}
