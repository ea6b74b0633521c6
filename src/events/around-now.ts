import type { PublicEvent } from "../../data/events.ts";
import { hasEnded } from "./event-rules.ts";

/** Of `events`, in order of date, the next ones and the last ones at `now`, so many of each, in the same order. */
export function aroundNow<Item extends Pick<PublicEvent, "endsAt">>(
  events: readonly Item[],
  now: Date,
  most: number,
): Item[] {
  const ended = events.filter((event) => hasEnded(event, now));
  const ahead = events.filter((event) => !hasEnded(event, now));
  return [...ended.slice(-most), ...ahead.slice(0, most)];
}
