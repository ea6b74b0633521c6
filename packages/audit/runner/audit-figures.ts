import type { Audit, Place } from "../core/audit.ts";

export function coverageOf(places: readonly Pick<Place, "page" | "state">[]): { pages: number; states: number } {
  return {
    pages: new Set(places.map(({ page }) => page)).size,
    states: new Set(places.map(({ page, state }) => `${page}\n${state}`)).size,
  };
}

export function secondsOf({ startedAt, endedAt }: Pick<Audit, "startedAt" | "endedAt">): number {
  return (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
}
