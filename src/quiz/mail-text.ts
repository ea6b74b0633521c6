import type { QuizCopy } from "../../data/quiz/quiz-copy.ts";
import type { MailState } from "./use-result-mail.ts";

/** What is said of the mail with the result; nothing where none was wanted. */
export function mailText(state: MailState, { email, mail }: Pick<QuizCopy, "email" | "mail">): string {
  if (state === "skipped") return "";
  return state === "sending" ? email.sending : mail[state];
}
