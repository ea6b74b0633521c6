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
