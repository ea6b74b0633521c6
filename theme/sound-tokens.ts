import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import type { Report } from "@kindred-ground/tokens/dtcg/mistake.ts";

type Tokens = ReadonlyMap<string, Token>;

/**
 * Returns `note`, which reports a mistake, and `sound`, which returns the tokens without one. For the others, later
 * checks would suggest a second value.
 */
export function withoutReported(tokens: Tokens, report: Report) {
  const reported = new Set<string>();
  return {
    sound: (): Tokens => new Map([...tokens].filter(([path]) => !reported.has(path))),
    note: ((place, problem, fix) => {
      const own = place.keys.findIndex((key) => key.startsWith("$") && key !== "$root");
      reported.add(place.keys.slice(0, own === -1 ? undefined : own).join("."));
      report(place, problem, fix);
    }) satisfies Report,
  };
}
