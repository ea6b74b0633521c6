import { answers } from "../../data/forms/answers.ts";
import { everyForm } from "../../data/forms/every-form.ts";
import type { Receipt } from "../../src/forms/intake-contract.ts";
import type { Submission } from "../store/submission.ts";
import { placementSaid } from "./placement-said.ts";

/**
 * Replaces the form's confirmation text if it would promise mail that is not sent, or if the sender needs the
 * placement.
 */
export function saidInstead(
  { form, state, placement }: Pick<Submission, "form" | "state" | "placement">,
  sendsMail: boolean,
): Receipt["instead"] {
  if (state === "quarantined") return answers.held;
  if (placement) return placementSaid(placement, everyForm[form].sent);
  if (sendsMail) return undefined;
  if (form === "newsletter") return answers.mailWaits;
  return form === "quiz-results" ? answers.resultsWait : undefined;
}
