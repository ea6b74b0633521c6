import {
  holdsFor,
  isSignedFor,
  type Manual,
  type ManualAnswer,
  manualCriteria,
  manualOutcomes,
  missingFrom,
  signerOf,
} from "../../../manual.ts";

/** The button that takes the answers over from another audit to this one. */
export const lookedAgain = "I have looked again: they hold for this audit";

/** How many criteria are answered, e.g. `2 of 55`. */
export function answeredOf(answers: Manual["answers"]): string {
  return `${Object.keys(answers).length} of ${manualCriteria.length}`;
}

/** How far a sheet is, e.g. `2 of 55 answered: 1 passed, 1 failed.` */
export function progressOf(answers: Manual["answers"]): string {
  const given = Object.values(answers);
  const counts = manualOutcomes
    .map((outcome) => ({ outcome, number: given.filter((each) => each.outcome === outcome).length }))
    .filter(({ number }) => number > 0)
    .map(({ outcome, number }) => `${number} ${outcome}`);
  return `${answeredOf(answers)} answered${counts.length > 0 ? `: ${counts.join(", ")}` : ""}.`;
}

/** Who answers for a sheet beside this audit, and since when; `null` where nobody does. */
export function signatureOf(sheet: Manual | null, audited: Manual["audited"]): string | null {
  return sheet && isSignedFor(sheet, audited) ? `Signed by ${signerOf(sheet)} on ${sheet.date}.` : null;
}

/** What saving a sheet came to, what to do next, and which answers could do with words. */
export function savedAs(sheet: Manual, audited: Manual["audited"]): string {
  const bare = manualCriteria.filter((number) => needsWords(sheet.answers[number]));
  return `${nextStep(sheet, audited)}${bare.length > 0 ? ` No words on: ${bare.join(", ")}.` : ""}`;
}

function nextStep(sheet: Manual, audited: Manual["audited"]): string {
  const missing = missingFrom(sheet);
  if (missing) return `Saved as a draft, not signed: ${missing}.`;
  if (!holdsFor(sheet.audited, audited))
    return `Saved, signed over another audit: look again, press “${lookedAgain}”, and save it again.`;
  return "Saved and signed. Put manual.json from your downloads beside report.json, then run `npm run a11y:sign`.";
}

/** That a criterion holds or not is more than a tick can show. */
function needsWords(answer: ManualAnswer | undefined): boolean {
  return (answer?.outcome === "passed" || answer?.outcome === "failed") && answer.note.trim() === "";
}
