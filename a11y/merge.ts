import { createHash } from "node:crypto";
import { type Excuse, matches, type Seen } from "./excuse.ts";
import { type Finding, type Found, isDemanded, type Place } from "./finding.ts";
import { barrierOf } from "./related-rules.ts";

/**
 * Merges sightings into findings: one for each barrier, element and page, across engines, states and modes.
 *
 * The message is from the most severe and most certain sighting. A finding is excused only if all of its sightings are.
 */
export function merge(seen: readonly Seen[], excuses: readonly Excuse[] = []): Finding[] {
  const byId = new Map<string, [Seen, ...Seen[]]>();
  for (const one of seen) {
    const id = idOf(one.found, one.place.page);
    const others = byId.get(id);
    if (others) others.push(one);
    else byId.set(id, [one]);
  }
  return [...byId].map(([id, sightings]) => ({ ...asOne(sightings, excuses), id }));
}

function asOne(sightings: readonly [Seen, ...Seen[]], excuses: readonly Excuse[]): Omit<Finding, "id"> {
  const inOrder = [...sightings].sort((one, other) => weight(other.found) - weight(one.found));
  const { found } = inOrder[0] ?? sightings[0];
  const needed = sightings.map((one) => excuses.find((excuse) => matches(excuse, one)));
  const excuse = needed.every(Boolean) ? needed[0] : undefined;
  const alike = inOrder.filter((one) => isDemanded(one.found) === isDemanded(found));
  return {
    ...found,
    criteria: [...new Set(alike.flatMap((one) => one.found.criteria))],
    foundBy: [...new Set(inOrder.map(({ by }) => by))],
    places: placesOf(sightings),
    ...(excuse ? { excuse: { reason: excuse.reason, link: excuse.link } } : {}),
  };
}

/**
 * Returns a hash of barrier, page and element. It does not depend on the message, the measured values or the engine.
 */
export function idOf({ rule, element }: Found, page: string): string {
  const parts = [barrierOf(rule), page, element.selector];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}

const conformances: readonly Found["conformance"][] = ["best practice", "experimental", "AAA", "AA", "A"];

/** Ranks A and AA first, then certain failures, then the level. */
function weight(found: Found): number {
  return (
    (isDemanded(found) ? 20 : 0) + (found.certainty === "fails" ? 10 : 0) + conformances.indexOf(found.conformance)
  );
}

function placesOf(seen: readonly Seen[]): Place[] {
  const byKey = new Map(seen.map(({ place }) => [JSON.stringify([place.state, place.mode, place.width]), place]));
  return [...byKey.values()];
}
