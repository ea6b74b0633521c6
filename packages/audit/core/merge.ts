import { createHash } from "node:crypto";
import { agreed } from "../engines/agreement.ts";
import { type Finding, type Found, isDemanded, type Place } from "./audit.ts";
import { barrierOf } from "./barriers.ts";
import { withConsequences } from "./consequences.ts";
import { type Excuse, matches, type Seen } from "./excuses.ts";
import { groupBy } from "./group-by.ts";

/**
 * Merges sightings into findings: one for each barrier, element and page, across engines, states and modes. Each
 * consequence is listed below its cause.
 *
 * The message is from the most severe and most certain sighting. A finding is accepted only if all of its sightings
 * are.
 */
export function merge(seen: readonly Seen[], excuses: readonly Excuse[] = []): Finding[] {
  return withConsequences(agreedByBarrier(seen).map((sightings) => asOne(sightings, excuses)));
}

/** Groups sightings by barrier, element and page, and applies the engines' doubts to each group. */
export function agreedByBarrier(seen: readonly Seen[]): Seen[][] {
  return groupBy(seen, ({ found, place }) => idOf(found, place.page))
    .map((sightings) => agreed(sightings))
    .filter(({ length }) => length > 0);
}

function asOne(sightings: readonly Seen[], excuses: readonly Excuse[]): Finding {
  const inOrder = sightings.toSorted((one, other) => weight(other.found) - weight(one.found));
  const [{ found, place }] = inOrder as [Seen];
  const needed = sightings.map((one) => excuses.find((excuse) => matches(excuse, one)));
  const excuse = needed.every(Boolean) ? needed[0] : undefined;
  const alike = inOrder.filter((one) => isDemanded(one.found) === isDemanded(found));
  return {
    ...found,
    id: idOf(found, place.page),
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

/** Returns a number that ranks A and AA first, then certain failures, then the level. */
function weight(found: Found): number {
  return (
    (isDemanded(found) ? 20 : 0) + (found.certainty === "fails" ? 10 : 0) + conformances.indexOf(found.conformance)
  );
}

function placesOf(seen: readonly Seen[]): Place[] {
  const byKey = new Map(seen.map(({ place }) => [JSON.stringify([place.state, place.mode, place.width]), place]));
  return [...byKey.values()];
}
