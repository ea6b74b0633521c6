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
  ignored: ["the browser ignores the declaration", "put a plain value of the property before it, or use @supports"],
  "invalid with var()": [
    "the declaration is invalid when computed, and overrides an earlier one",
    "move it into @supports, with a plain value outside",
  ],
  "rule lost": ["the browser ignores the rule", "remove it, or write another rule for these browsers"],
  "list lost": [
    "the browser ignores the rule, because it does not know one selector in the list",
    "put the unknown selector in a separate rule",
  ],
  "no match": ["the selector matches nothing", "write another rule for these browsers"],
  "block lost": ["the browser ignores the block", "make sure that the rules outside it are enough"],
  "syntax error": ["the browser runs nothing in the file", "use older syntax"],
  throws: ["the call throws", "catch the error, or test for the feature first"],
  missing: ["the value is undefined", "test for it first, or use an older feature"],
} as const satisfies Record<string, readonly [means: string, fix: string]>;

export type Effect = keyof typeof effects;

const maxLength = 140;

export function shorten(code: string): string {
  const line = code
    .slice(0, maxLength * 2)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
