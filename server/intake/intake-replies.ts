import { randomInt } from "node:crypto";
import { answers } from "../../data/forms/answers.ts";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Receipt } from "../../src/forms/intake-contract.ts";
import type { Placement, Submission } from "../store/submission.ts";

const words = answers.placement;

export function placementText(placement: Placement, sent: { title: string; text: string }) {
  if (placement.state === "waiting") return words.waiting(placement.number);
  if (placement.isHeld) return words.held;
  return { title: sent.title, text: words.place(sent.text) };
}

/** Confirmations that promise no mail, for forms whose own confirmations do. */
const withoutMail: Partial<Record<FormName, NonNullable<Receipt["instead"]>>> = {
  newsletter: answers.mailWaits,
  "quiz-results": answers.resultsWait,
  "event-registration": answers.registeredWithoutMail,
};

/**
 * Returns a replacement for the form's confirmation text if that text would promise mail that is not sent, or if the
 * sender needs the placement. Otherwise, returns undefined.
 */
export function replacementText(
  { form, state, signs, placement }: Pick<Submission, "form" | "state" | "signs" | "placement">,
  sendsMail: boolean,
): Receipt["instead"] {
  if (state === "quarantined") return signs?.includes("mail limit") ? answers.mailLimit : answers.held;
  const other = sendsMail ? undefined : withoutMail[form];
  if (placement) return placementText(placement, other ?? everyForm[form].sent);
  return other;
}

/** Characters of a reference. Excludes those that people confuse when reading aloud or copying: 0 O, 1 I L, U V. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const length = 8;
const lead = "KG-";

/** Returns a random reference that people can quote: one of 5 * 10^11. */
export function newReference(): string {
  return `${lead}${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}

export function isReference(text: string): boolean {
  const code = text.slice(lead.length);
  return text.startsWith(lead) && code.length === length && [...code].every((one) => alphabet.includes(one));
}
