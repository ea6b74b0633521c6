import type { Finding } from "../audit.ts";
import type { ManualAnswer } from "../manual.ts";

/** OpenACR terms for the checklist's answers. "Does not support" is left to the person who signs. */
const levels = {
  passed: "supports",
  failed: "partially-supports",
  "not applicable": "not-applicable",
  "cannot tell": "not-evaluated",
} as const;

/**
 * Returns the level to state for a criterion. `withheld` is true if the answer is `passed` but the audit has failures.
 */
export function statedLevel(answer: ManualAnswer | undefined, failures: readonly Finding[]) {
  const withheld = answer?.outcome === "passed" && failures.length > 0;
  return { level: answer && !withheld ? levels[answer.outcome] : "not-evaluated", withheld };
}
