import type { Audit } from "../audit.ts";
import { type Manual, manualCriteria } from "../manual.ts";
import { byCriterion, isFailure } from "./results-by-page.ts";
import { statedLevel } from "./stated-level.ts";

/** Summarizes a signed checklist in one line, with the criteria that the signer should check again. */
export function tellStated(audit: Audit, { answers }: Manual): string {
  const found = byCriterion(audit.findings.filter(isFailure));
  const levels = manualCriteria.map((number) => ({ number, ...statedLevel(answers[number], found.get(number) ?? []) }));
  const stated = levels.filter(({ level }) => level !== "not-evaluated").length;
  const withheld = levels.filter((each) => each.withheld).map(({ number }) => number);
  const unsure = Object.values(answers).filter(({ outcome }) => outcome === "cannot tell").length;
  const toLookAt = byCriterion(audit.findings.filter(({ certainty }) => certainty === "needs review"));
  const passed = manualCriteria.filter((number) => answers[number]?.outcome === "passed" && toLookAt.has(number));
  const named = withheld.length > 0 ? ` (${withheld.join(", ")}; docs/accessibility.md says what to do)` : "";
  return [
    `Stated: ${stated} criteria of ${levels.length}.`,
    `Withheld, because the audit has a failure there: ${withheld.length}${named}.`,
    `Not evaluated: ${levels.length - stated - withheld.length}${unsure > 0 ? `, ${unsure} of them answered “cannot tell”` : ""}.`,
    ...(passed.length > 0 ? [`Passed with findings to look at: ${passed.join(", ")}; the report has them.`] : []),
  ].join(" ");
}
