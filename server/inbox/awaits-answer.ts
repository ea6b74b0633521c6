import type { FormName } from "../../data/forms/every-form.ts";
import type { Submission } from "../store/submission.ts";

/** What these ask for comes by itself. */
const answeredByMachine = new Set<FormName>(["newsletter", "quiz-results"]);

/** Whether somebody of the staff still has to write back. */
export function awaitsAnswer({ form, state, withdrawnAt, answered }: Submission): boolean {
  return state === "received" && withdrawnAt === undefined && !answered && !answeredByMachine.has(form);
}
