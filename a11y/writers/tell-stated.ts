import type { Audit } from "../audit.ts";
import { type Manual, manualCriteria } from "../manual.ts";
import { byCriterion, isFailure } from "./results-by-page.ts";
import { statedLevel } from "./stated-level.ts";

/** What a signed sheet comes to beside its audit, in a line. */
export function tellStated(audit: Audit, { answers }: Manual): string {
  const found = byCriterion(audit.findings.filter(isFailure));
  const levels = manualCriteria.map((number) => ({ number, ...statedLevel(answers[number], found.get(number) ?? []) }));
  const stated = levels.filter(({ level }) => level !== "not-evaluated").length;
  const withheld = levels.filter((each) => each.withheld).map(({ number }) => number);
  const named = withheld.length > 0 ? ` (${withheld.join(", ")}; docs/accessibility.md says what to do)` : "";
  return [
    `Stated: ${stated} criteria of ${levels.length}.`,
    `Withheld, because the audit has a failure there: ${withheld.length}${named}.`,
    `Not evaluated: ${levels.length - stated - withheld.length}.`,
  ].join(" ");
}
