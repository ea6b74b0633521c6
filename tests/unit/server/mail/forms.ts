import { randomUUID } from "node:crypto";
import type { MailJob, MailKind, Submission } from "../../../../server/store/store.ts";

export const context = {
  origin: "https://kindred.example",
  secret: "a secret for tests",
  now: Date.UTC(2026, 10, 21, 12),
};

export const everyKind: readonly MailKind[] = [
  "quiz-results",
  "newsletter-confirmation",
  "staff-notification",
  "staff-digest",
];

const forms = {
  "quiz-results": "quiz-results",
  "newsletter-confirmation": "newsletter",
  "staff-notification": "contact",
  "staff-digest": "contact",
} as const;

/** A form that causes mail of this kind. */
export function submissionFor(kind: MailKind, fields: Submission["fields"] = {}): Submission {
  const answers: Submission["fields"] = kind === "quiz-results" ? { answers: "012301230123012" } : {};
  return {
    id: randomUUID(),
    form: forms[kind],
    reference: "KG-7M4QX2WP",
    receivedAt: context.now,
    state: "received",
    fields: { email: "noor@example.org", ...answers, ...fields },
  };
}

export function jobFor(submission: Submission, kind: MailKind, to = "noor@example.org"): MailJob {
  return {
    id: randomUUID(),
    kind,
    to,
    submissionId: submission.id,
    createdAt: context.now,
    state: "waiting",
    attempts: 1,
    dueAt: context.now,
    answer: "",
  };
}
