import { answers } from "../../data/forms/answers.ts";
import { everyForm } from "../../data/forms/every-form.ts";
import type { Receipt } from "../../src/forms/intake-contract.ts";
import type { Submission } from "../store/submission.ts";
import { placementSaid } from "./placement-said.ts";

/**
 * What is said in place of a form’s own words: where those would promise a mail that does not go, and where it has to be
 * told whether there is a place.
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
