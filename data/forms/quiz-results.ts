import { quizCopy } from "../quiz/quiz-copy.ts";
import { email } from "./fields.ts";
import type { Form } from "./form.ts";
import { retention } from "./retention.ts";

export const quizResults = {
  title: "Send my results",
  fields: [
    email,
    {
      kind: "consent",
      name: "consent",
      label: quizCopy.email.consent.label,
      required: true,
      missing: "Check the box, so that we may write to you.",
    },
    { kind: "code", name: "answers", label: "Your answers", required: true, alphabet: "0123", length: 15 },
  ],
  keptDays: retention.quizResults,
  button: quizCopy.email.button,
  sent: {
    title: "Your results are on their way",
    text: "Look in your mail in a few minutes, and in the spam folder too. They go to an address once a day at most.",
  },
} as const satisfies Form;
