import type { Inputs } from "./merge-sources.ts";
import { inside, type Report } from "./mistake.ts";
import { nearestWord } from "./nearest-word.ts";
import type { Context, Token } from "./read-context.ts";
import type { Layer } from "./read-resolver.ts";

/** Requirements of a theme for its tokens, beyond the standard. */
export type ThemeRules = (tokens: ReadonlyMap<string, Token>, report: Report) => void;

/**
 * Reads the tokens in every context of every modifier, with the other modifiers at their defaults. Every context of a
 * modifier must have the same tokens, so that missing and misspelled tokens show up.
 */
export function checkContexts(
  layers: readonly Layer[],
  read: (inputs: Inputs) => Context,
  report: Report,
  rules: ThemeRules = () => {},
): void {
  const usual = read({});
  rules(usual.tokens, report);
  for (const modifier of layers.filter(({ kind }) => kind === "modifier")) {
    for (const [context, sources] of modifier.contexts) {
      if (context === modifier.default) continue;
      const { tokens, places } = read({ [modifier.name]: context });
      rules(tokens, report);
      const missing = new Set([...usual.places.keys()].filter((path) => !places.has(path)));
      for (const [path, place] of places) {
        if (usual.places.has(path)) continue;
        const nearest = nearestWord(path, missing) ?? nearestWord(path, usual.places.keys());
        const mend = nearest ? `did you mean ${nearest}?` : `add it to ${modifier.default} too, or take it away`;
        report(place, `is in ${context}, and ${modifier.default} has no such token`, mend);
        // A misspelled token is not also missing.
        missing.delete(nearest ?? "");
      }
      const place = sources.at(-1)?.place ?? inside(modifier.place, "contexts", context);
      for (const path of missing) {
        const mend = `add it: every context of ${modifier.name} has what ${modifier.default} has`;
        report(inside(place, ...path.split(".")), `is missing in ${context}`, mend);
      }
    }
  }
}
