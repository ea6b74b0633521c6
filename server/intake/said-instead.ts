import { answers } from "../../data/forms/answers.ts";
import type { FormName } from "../../data/forms/every-form.ts";
import type { Receipt } from "../../src/forms/intake-contract.ts";
import type { Submission } from "../store/store.ts";

/** What is said in place of a form’s own words, where those would promise a mail that does not go. */
export function saidInstead(
  { form, state }: { form: FormName; state: Submission["state"] },
  sendsMail: boolean,
): Receipt["instead"] {
  if (state === "quarantined") return answers.held;
  if (sendsMail) return undefined;
  if (form === "newsletter") return answers.mailWaits;
  return form === "quiz-results" ? answers.resultsWait : undefined;
}
