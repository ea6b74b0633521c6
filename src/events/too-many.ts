import type { eventsPage, PublicEvent } from "../../data/events.ts";

/** Says that a party is larger than the whole event, so that it could never wait long enough; undefined where it fits. */
export function tooMany(
  { places = Number.POSITIVE_INFINITY }: Pick<PublicEvent, "places">,
  people: unknown,
  words: Pick<(typeof eventsPage)["registration"], "tooMany">,
): string | undefined {
  return Number(people) > places ? words.tooMany.replace("{places}", String(places)) : undefined;
}
