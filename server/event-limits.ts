import type { PublicEvent } from "../data/events.ts";
import type { EventLimit } from "./store/store.ts";

export function eventLimits(events: readonly PublicEvent[]): EventLimit[] {
  return events.map(({ slug, places, endsAt }) => ({ event: slug, places, endsAt: Date.parse(endsAt) }));
}
