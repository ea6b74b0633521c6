import type { Finding } from "../finding.ts";
import type { ManualAnswer } from "../manual.ts";

/** What each answer of the sheet is in OpenACR’s terms. “Does not support” is left to whoever signs. */
const levels = {
  passed: "supports",
  failed: "partially-supports",
  "not applicable": "not-applicable",
  "cannot tell": "not-evaluated",
} as const;

/** The level that is stated of a criterion, and whether “passed” is withheld because the audit has failures there. */
export function statedLevel(answer: ManualAnswer | undefined, failures: readonly Finding[]) {
  const withheld = answer?.outcome === "passed" && failures.length > 0;
  return { level: answer && !withheld ? levels[answer.outcome] : "not-evaluated", withheld };
}
