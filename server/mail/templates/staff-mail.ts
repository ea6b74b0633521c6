import { randomUUID } from "node:crypto";
import { everyForm } from "../../../data/forms/every-form.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { dollars } from "../../../data/money.ts";
import { registeredEvent } from "../../../src/events/event-registration.ts";
import { type FieldValue, isTextList } from "../../../src/forms/intake-contract.ts";
import { centsIn, topicOf } from "../../inbox/submission-text.ts";
import { withoutControls } from "../../inbox/text.ts";
import type { MailJob, Submission } from "../../store/submission.ts";
import { readMailbox, spelled } from "../address.ts";
import type { Mail, MailContext } from "../mail.ts";
import { command, entries, eventBlock, linked, opening, say } from "./blocks.ts";
import { composed, submissionLink } from "./compose.ts";
import { inWords, timeOf } from "./plain-text.ts";

/**
 * Notifies staff of a submission. Visitor input is only in the body. The headers contain none except a validated
 * address.
 */
export function staffNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.staff;
  const { form, reference, receivedAt, fields } = submission;
  const sender = typeof fields.email === "string" ? readMailbox(fields.email) : undefined;
  const topic = topicOf(submission);
  const title = topic ? `${inWords(form)}, ${topic.label}` : inWords(form);
  const subject = copy.subject(title, reference);
  const received = copy.received(timeOf(receivedAt));
  const answer = sender ? copy.answer : copy.noAnswer;
  const event = form === "event-registration" ? registeredEvent(context.events, fields.event) : undefined;
  const current = submissionLink("read", submission, context);
  const list = Object.entries(fields)
    .filter(([name]) => !(event && name === "event"))
    .map(([name, value]) => ({ label: inWords(name), value: moneyIn(submission, name) ?? shown(value) }));
  return composed(job, context, {
    subject,
    preheader: received,
    blocks: [
      opening(context.origin, {
        eyebrow: `${copy.reference} ${reference}`,
        title,
        paragraphs: [received],
      }),
      ...(event ? [eventBlock(event, context.origin)] : []),
      entries(list),
      say(answer),
      linked(current, copy.current(reference)),
    ],
    why: copy.why,
    replyTo: sender && spelled(sender),
  });
}

function moneyIn(submission: Submission, name: string): string | undefined {
  const amount = centsIn(submission, name);
  return amount === undefined ? undefined : dollars(amount);
}

function shown(value: FieldValue): string {
  if (typeof value === "boolean") return value ? mailCopy.staff.yes : mailCopy.staff.no;
  return withoutControls(isTextList(value) ? value.join(", ") : String(value));
}

const listCommand = "inbox outbox --state dead";
const retryCommand = "inbox outbox --retry";

/**
 * Reports mail that the service stopped trying to send, with the reference of one affected submission. Only earlier
 * versions queued this report. The mail contains no visitor input.
 */
export function staffDigest(job: MailJob, { form, reference }: Submission, context: MailContext): Mail {
  const copy = mailCopy.digest;
  const text = copy.text(`“${everyForm[form].title}”`, reference);
  return composed(job, context, {
    subject: copy.subject,
    preheader: copy.preheader,
    blocks: [
      opening(context.origin, { title: copy.subject, paragraphs: [text] }),
      command(copy.look, listCommand),
      command(copy.retry, retryCommand),
    ],
    why: copy.why,
  });
}

/** Returns the morning report, which lists what staff have to do. */
export function reportMail(lines: readonly string[], to: string, context: MailContext): Mail {
  const copy = mailCopy.report;
  return composed({ id: randomUUID(), kind: "staff-digest", to }, context, {
    subject: copy.subject,
    preheader: copy.text,
    blocks: [opening(context.origin, { title: copy.subject, paragraphs: [copy.text, ...lines] })],
    why: copy.why,
  });
}

export function withdrawalNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.withdrawal;
  const { form, reference, receivedAt, withdrawnAt = job.createdAt } = submission;
  const subject = copy.subject(inWords(form), reference);
  const text = copy.said(timeOf(withdrawnAt), timeOf(receivedAt));
  return composed(job, context, {
    subject,
    preheader: copy.next,
    blocks: [
      opening(context.origin, {
        eyebrow: `${mailCopy.staff.reference} ${reference}`,
        title: copy.title(inWords(form)),
        paragraphs: [text, copy.next],
      }),
    ],
    why: copy.why,
  });
}
