import { type Audit, type Finding, type Place, severities, type Totals } from "../core/audit.ts";

/** Counts each finding once: accepted findings as such, all others by level, and those at A and AA by certainty. */
export function totalsOf(findings: readonly Finding[]): Totals {
  const counts = severities.map((severity) => [severity, findings.filter((each) => kindOf(each) === severity).length]);
  return Object.fromEntries(counts);
}

export function kindOf({ excuse, conformance, certainty }: Finding): keyof Totals {
  if (excuse) return "excused";
  if (conformance === "best practice") return "bestPractice";
  if (conformance === "experimental") return "experimental";
  if (conformance === "AAA") return "aaa";
  return certainty === "fails" ? "failures" : "needsReview";
}

export function coverageOf(places: readonly Pick<Place, "page" | "state">[]): { pages: number; states: number } {
  return {
    pages: new Set(places.map(({ page }) => page)).size,
    states: new Set(places.map(({ page, state }) => `${page}\n${state}`)).size,
  };
}

export function secondsOf({ startedAt, endedAt }: Pick<Audit, "startedAt" | "endedAt">): number {
  return (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
}

/** Groups items by key. Groups and items keep the order of the list. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
