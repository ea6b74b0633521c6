import type { FormName } from "../../data/forms/every-form.ts";
import type { Submission } from "../store/submission.ts";

/** Forms that automatic mail answers, or whose senders wait for a decision (`inbox digest`). */
const needsNoAnswer = new Set<FormName>(["newsletter", "quiz-results", "tell-me"]);

export function awaitsAnswer({ form, state, withdrawnAt, answered }: Submission): boolean {
  return state === "received" && withdrawnAt === undefined && !answered && !needsNoAnswer.has(form);
}

/** Returns true if staff have set the submission aside themselves. */
export function isJudged({ signs = [] }: Submission): boolean {
  return signs.includes("by hand");
}
