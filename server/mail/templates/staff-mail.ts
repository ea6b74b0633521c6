import { randomUUID } from "node:crypto";
import { everyForm } from "../../../data/forms/every-form.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { dollars } from "../../../data/money.ts";
import { registeredEvent } from "../../../src/events/event-rules.ts";
import { type FieldValue, isTextList } from "../../../src/forms/intake-contract.ts";
import { centsIn } from "../../inbox/submission-text.ts";
import type { MailJob, Submission } from "../../store/submission.ts";
import { readMailbox, spelled } from "../address.ts";
import type { Mail, MailContext } from "../mail.ts";
import { composed, submissionLink } from "./compose.ts";
import { calendarEntry, eventEntries, eyebrow, link, masthead, paragraph, row, table, title } from "./layout.ts";
import { html } from "./markup.ts";
import { headed, inWords, labelled, timeOf, typedText, wrapped } from "./plain-text.ts";

/**
 * Notifies staff of a submission. Visitor input is only in the body. The headers contain none except a validated
 * address.
 */
export function staffNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.staff;
  const { form, reference, receivedAt, fields } = submission;
  const sender = typeof fields.email === "string" ? readMailbox(fields.email) : undefined;
  const subject = copy.subject(inWords(form), reference);
  const received = copy.received(timeOf(receivedAt));
  const answer = sender ? copy.answer : copy.noAnswer;
  const event = form === "event-registration" ? registeredEvent(context.events, fields.event) : undefined;
  const current = submissionLink("read", submission, context);
  const list = [
    ...(event ? [...eventEntries(event), calendarEntry(event, context.origin)] : []),
    ...Object.entries(fields)
      .filter(([name]) => !(event && name === "event"))
      .map(([name, value]) => ({ label: inWords(name), value: moneyIn(submission, name) ?? shown(value) })),
  ];
  return composed(job, context, {
    subject,
    preheader: received,
    text: [
      headed(subject, received),
      list.map(labelled).join("\n"),
      wrapped(answer),
      `${copy.current(reference)}:\n${current}`,
    ],
    rows: [
      masthead(context.origin),
      row([eyebrow(`${copy.reference} ${reference}`), title(inWords(form))], 8),
      row(paragraph(received), 3),
      row(table(list), 6),
      row([paragraph(answer, 1), paragraph(link(current, copy.current(reference)))], 6),
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
  return typedText(isTextList(value) ? value.join(", ") : String(value));
}

const listCommand = "npm run inbox -- outbox --state dead";
const retryCommand = "npm run inbox -- outbox --retry";

/** Reports mail that was given up. `submission` is one of those affected. The mail contains no visitor input. */
export function staffDigest(job: MailJob, { form, reference }: Submission, context: MailContext): Mail {
  const copy = mailCopy.digest;
  const text = copy.text(`“${everyForm[form].title}”`, reference);
  return composed(job, context, {
    subject: copy.subject,
    preheader: copy.preheader,
    text: [
      headed(copy.subject, wrapped(text)),
      `${copy.look}\n    ${listCommand}`,
      `${copy.retry}\n    ${retryCommand}`,
    ],
    rows: [
      masthead(context.origin),
      row([title(copy.subject)], 8),
      row([paragraph(text)], 6),
      row(
        [
          paragraph(html`${copy.look}<br><code>${listCommand}</code>`, 4),
          paragraph(html`${copy.retry}<br><code>${retryCommand}</code>`),
        ],
        6,
      ),
    ],
    why: copy.why,
  });
}

/** Reports what only a person can fix on the server. */
export function alarmMail(problems: readonly string[], to: string, context: MailContext): Mail {
  const copy = mailCopy.alarm;
  return composed({ id: randomUUID(), kind: "staff-digest", to }, context, {
    subject: copy.subject,
    preheader: copy.text,
    text: [headed(copy.subject, wrapped(copy.text), ...problems.map((problem) => wrapped(problem)))],
    rows: [
      masthead(context.origin),
      row([title(copy.subject)], 8),
      row(
        [copy.text, ...problems].map((text) => paragraph(text, 4)),
        6,
      ),
    ],
    why: mailCopy.digest.why,
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
    text: [headed(subject, wrapped(text), wrapped(copy.next))],
    rows: [
      masthead(context.origin),
      row([eyebrow(`${mailCopy.staff.reference} ${reference}`), title(copy.title(inWords(form)))], 8),
      row([paragraph(text, 1), paragraph(copy.next)], 6),
    ],
    why: copy.why,
  });
}
