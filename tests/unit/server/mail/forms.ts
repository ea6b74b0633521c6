import { randomUUID } from "node:crypto";
import { eventsAt } from "../../../../data/events.ts";
import type { FormName } from "../../../../data/forms/every-form.ts";
import type { Mail } from "../../../../server/mail/mail.ts";
import { renderMail } from "../../../../server/mail/templates/render-mail.ts";
import type { MailJob, MailKind, Submission } from "../../../../server/store/submission.ts";

const now = Date.UTC(2026, 10, 21, 12);

export const context = {
  origin: "https://kindred.example",
  secret: "a secret for tests",
  now,
  events: eventsAt(new Date(now)),
};

const forms = {
  "quiz-results": "quiz-results",
  "newsletter-confirmation": "newsletter",
  receipt: "contact",
  "place-found": "event-registration",
  "staff-notification": "contact",
  "staff-digest": "contact",
  "withdrawal-notification": "contact",
} as const satisfies Record<MailKind, FormName>;

export const everyKind: readonly MailKind[] = Object.keys(forms) as MailKind[];

const needed: Partial<Record<MailKind, Submission["fields"]>> = {
  "quiz-results": { answers: "012301230123012" },
  "place-found": { event: "ground-and-breath" },
};

export function submissionFor(kind: MailKind, fields: Submission["fields"] = {}): Submission {
  const answers = needed[kind];
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

export function mailOf(kind: MailKind, submission = submissionFor(kind), to?: string): Mail {
  return renderMail(jobFor(submission, kind, to), submission, context);
}
