import type { QuizCopy } from "../../data/quiz/quiz-copy.ts";
import type { MailState } from "./use-result-mail.ts";

export function mailText(state: MailState, { email, mail }: Pick<QuizCopy, "email" | "mail">): string {
  if (state === "skipped") return "";
  return state === "sending" ? email.sending : mail[state];
}
