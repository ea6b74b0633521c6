import { type CriterionToMeet, criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import { missingIn } from "@kindred-ground/audit/core/issues.ts";
import {
  holdsFor,
  isSignedFor,
  type Manual,
  type ManualAnswer,
  manualCriteria,
  manualOutcomes,
  missingFrom,
  type OpenedPage,
  signerOf,
} from "@kindred-ground/audit/core/manual.ts";
import { count, list } from "@kindred-ground/audit/core/words.ts";

/** Label of the button that applies the answers for another audit to this one. */
export const checkedAgain = "I have checked again: the answers apply to this audit";

/**
 * Returns the answers at A and AA. An issue can also fail a criterion at AAA, which the checklist does not ask about.
 */
function answersAt(answers: Manual["answers"]): ManualAnswer[] {
  return manualCriteria.flatMap((number) => answers[number] ?? []);
}

export function answeredOf(answers: Manual["answers"]): string {
  return `${answersAt(answers).length} of ${manualCriteria.length}`;
}

/** Returns the progress, e.g. `2 of 55 answered: 1 passed, 1 failed.` */
export function progressOf(answers: Manual["answers"]): string {
  const given = answersAt(answers);
  const counts = manualOutcomes
    .map((outcome) => ({ outcome, number: given.filter((each) => each.outcome === outcome).length }))
    .filter(({ number }) => number > 0)
    .map(({ outcome, number }) => `${number} ${outcome}`);
  return `${answeredOf(answers)} answered${counts.length > 0 ? `: ${counts.join(", ")}` : ""}.`;
}

/** Summarizes a signed checklist. Always names failed criteria, even if automated checks found no failures. */
export function foundByHand(answers: Manual["answers"]): string {
  const failed = criterionNumbers.filter((number) => answers[number]?.outcome === "failed");
  return `Manual checks: ${progressOf(answers)}${failed.length > 0 ? ` Failed: ${failed.join(", ")}.` : ""}`;
}

/** Returns the signer and the day, or `null` if the checklist is not signed for this audit. */
export function signatureOf(checklist: Manual | null, audited: Manual["audited"]): string | null {
  return checklist && isSignedFor(checklist, audited) ? `Signed by ${signerOf(checklist)} on ${checklist.date}.` : null;
}

/** Returns the signature's status and the next step. */
export function sharedPageOf(checklist: Manual, isSaved: boolean, audited: Manual["audited"]): string {
  const signature = signatureOf(checklist, audited);
  if (!signature) return "Not signed yet.";
  return isSaved ? signature : `Not signed yet. To sign as ${signerOf(checklist)} on ${checklist.date}, save.`;
}

/**
 * Returns the message after saving: the result, the next step, and what answers and issues lack. `gap` is the reason
 * why this audit can't be signed.
 */
export function savedAs(checklist: Manual, audited: Manual["audited"], gap: string | null): string {
  const bare = manualCriteria.filter((number) => needsWords(checklist.answers[number]));
  const wanting = checklist.issues.flatMap((issue) => {
    const missing = missingIn(issue);
    return missing.length > 0 ? [` Add ${list(missing)} to ${issue.id}.`] : [];
  });
  return `${nextStep(checklist, audited, gap)}${bare.length > 0 ? ` Add notes to: ${bare.join(", ")}.` : ""}${wanting.join("")}`;
}

function nextStep(checklist: Manual, audited: Manual["audited"], gap: string | null): string {
  const missing = missingFrom(checklist);
  if (missing) return `Saved as a draft, not signed: ${missing}.`;
  if (!holdsFor(checklist.audited, audited))
    return `Saved, but signed for another audit. Check again, press “${checkedAgain}”, and save again.`;
  if (gap)
    return `Saved, but ${gap}, so this report states no levels. Keep manual.json beside report.json for a retest, or sign a full audit, or one that only --page narrows.`;
  return "Saved and signed. Move manual.json from your downloads to the folder of report.json. Then run `npm run a11y:sign` with the name of that folder.";
}

export function damagedIn({ damaged }: Manual): string {
  if (damaged.length === 0) return "";
  const problems = damaged.map(({ problem }) => `${problem}.`).join(" ");
  return `${count(damaged.length, "damaged issue")} not shown: ${problems} Saving keeps each as it is.`;
}

/** True if the answer lacks a note, which `passed` and `failed` require. */
function needsWords(answer: ManualAnswer | undefined): boolean {
  return (answer?.outcome === "passed" || answer?.outcome === "failed") && answer.note.trim() === "";
}

/**
 * Returns the next unanswered criterion after `from`, or `undefined` if all are answered. The first criterion follows
 * the last.
 */
export function nextOpen(answers: Manual["answers"], from: CriterionToMeet | null): CriterionToMeet | undefined {
  const place = from ? manualCriteria.indexOf(from) + 1 : 0;
  return [...manualCriteria.slice(place), ...manualCriteria.slice(0, place)].find((number) => !answers[number]);
}

/** Returns a line for each opened page, e.g. `/shop 2026-11-22`. */
export function openedLines(opened: readonly OpenedPage[] = []): string {
  return opened.map(({ page, on }) => `${page} ${on}`).join("\n");
}

/** Reads the lines of opened pages. A line without a day gets `today`, `YYYY-MM-DD`. */
export function readOpened(lines: string, today: string): OpenedPage[] {
  return lines.split("\n").flatMap((line) => {
    const words = line.trim().split(/\s+/);
    const on = words.length > 1 && /^\d{4}-\d{2}-\d{2}$/.test(words.at(-1) ?? "") ? words.pop() : today;
    const page = words.join(" ");
    return page && on ? [{ page, on }] : [];
  });
}
