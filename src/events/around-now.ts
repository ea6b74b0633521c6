import type { PublicEvent } from "../../data/events.ts";
import { hasEnded } from "./event-rules.ts";

/**
 * Returns up to `most` upcoming and up to `most` past events at `now`. Keeps the order of `events`, which is by date.
 */
export function aroundNow<Item extends Pick<PublicEvent, "endsAt">>(
  events: readonly Item[],
  now: Date,
  most: number,
): Item[] {
  const ended = events.filter((event) => hasEnded(event, now));
  const ahead = events.filter((event) => !hasEnded(event, now));
  return [...ended.slice(-most), ...ahead.slice(0, most)];
}
