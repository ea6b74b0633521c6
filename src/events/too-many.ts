import type { eventsPage, PublicEvent } from "../../data/events.ts";

/**
 * Returns an error if a party exceeds the event's capacity, so that waiting for seats could never help. Returns
 * undefined if it fits.
 */
export function tooMany(
  { places = Number.POSITIVE_INFINITY }: Pick<PublicEvent, "places">,
  people: unknown,
  words: Pick<(typeof eventsPage)["registration"], "tooMany">,
): string | undefined {
  return Number(people) > places ? words.tooMany.replace("{places}", String(places)) : undefined;
}
