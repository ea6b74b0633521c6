/** A feature that some "sound" browsers lack, used at one place in the built site. */
export interface Finding {
  /**
   * Path in MDN's data (`css.properties.text-wrap.balance`), or `unknown …` for features that the data does not have.
   */
  feature: string;
  effect: Effect;
  lackedBy: string[];
  /** Shortened source code. */
  code: string;
}

/** For each effect: the result in a browser without the feature, then the fix. */
export const effects = {
  ignored: ["the declaration is ignored", "put a plain one of the same property before it, or use @supports"],
  "invalid with var()": [
    "the declaration is invalid once computed, and an earlier one is lost with it",
    "move it into @supports, with a plain value outside",
  ],
  "rule lost": ["the rule does not apply", "do without it, or say what holds there in another rule"],
  "list lost": [
    "the rule is lost because one selector in its list is unknown",
    "give the unknown selector a rule of its own",
  ],
  "no match": ["the selector matches nothing", "say what holds there in another rule"],
  "block lost": ["the block does not apply", "make sure that what is outside of it is enough"],
  "syntax error": ["nothing of the file runs", "write it in older syntax"],
  throws: ["the call throws", "catch it, or test for the feature first"],
  missing: ["it is undefined", "test for it first, use something older, or add src/polyfills.ts for a library"],
} as const satisfies Record<string, readonly [means: string, fix: string]>;

export type Effect = keyof typeof effects;

const longest = 140;

export function shorten(code: string): string {
  const line = code
    .slice(0, longest * 2)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
