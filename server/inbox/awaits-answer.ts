import type { FormName } from "../../data/forms/every-form.ts";
import type { Submission } from "../store/submission.ts";

/** Forms that automatic mail answers. */
const answeredByMachine = new Set<FormName>(["newsletter", "quiz-results"]);

export function awaitsAnswer({ form, state, withdrawnAt, answered }: Submission): boolean {
  return state === "received" && withdrawnAt === undefined && !answered && !answeredByMachine.has(form);
}
