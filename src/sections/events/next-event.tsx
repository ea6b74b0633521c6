import type { eventPage } from "../../../data/event-page.ts";
import { useNow } from "../../components/use-now.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { nextAfter } from "../../events/others-of.ts";
import { MoreEvents } from "./more-events.tsx";

interface NextEventProps {
  event: EventSummary;
  /** It and those around today, in order of date. */
  events: readonly EventSummary[];
  words: typeof eventPage;
}

/** Where to go on from an event of no series: to the next one that can be joined, or to all. */
export function NextEvent({ event, events, words }: NextEventProps) {
  const next = nextAfter(event, events, useNow());
  return <MoreEvents title={next.length > 0 ? words.next : words.more} events={next} all={words.all} />;
}
