import { isSignedFor, type Manual, manualCriteria, manualOutcomes } from "../../../manual.ts";

/** How far a sheet is, e.g. `2 of 55 answered: 1 passed, 1 failed.` */
export function progressOf(answers: Manual["answers"]): string {
  const given = Object.values(answers);
  const counts = manualOutcomes
    .map((outcome) => ({ outcome, number: given.filter((each) => each.outcome === outcome).length }))
    .filter(({ number }) => number > 0)
    .map(({ outcome, number }) => `${number} ${outcome}`);
  return `${given.length} of ${manualCriteria.length} answered${counts.length > 0 ? `: ${counts.join(", ")}` : ""}.`;
}

/** Who answers for a sheet beside this audit, and since when; `null` where nobody does. */
export function signatureOf(sheet: Manual | null, audited: Manual["audited"]): string | null {
  return sheet && isSignedFor(sheet, audited) ? `Signed by ${sheet.evaluator} on ${sheet.date}.` : null;
}
