import { everyForm } from "../../../data/forms/every-form.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { dollars } from "../../../money/dollars.ts";
import { registeredEvent } from "../../../src/events/registered-event.ts";
import { type FieldValue, isTextList } from "../../../src/forms/intake-contract.ts";
import { centsIn } from "../../inbox/cents-in.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import { readMailbox, spelled } from "../address.ts";
import type { Mail, MailContext } from "../mail.ts";
import { commonHeaders, submissionLink } from "./headers.ts";
import {
  calendarEntry,
  eventEntries,
  eyebrow,
  framed,
  link,
  masthead,
  paragraph,
  row,
  table,
  title,
} from "./layout.ts";
import { html } from "./markup.ts";
import { headed, inWords, labelled, signedOff, timeOf, typedText, wrapped } from "./plain-text.ts";

/**
 * Notifies staff of a submission. Visitor input is only in the body. The headers contain none except a validated
 * address.
 */
export function staffNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
  const { form, reference, receivedAt, fields } = submission;
  const sender = typeof fields.email === "string" ? readMailbox(fields.email) : undefined;
  const subject = mailCopy.staff.subject(inWords(form), reference);
  const received = mailCopy.staff.received(timeOf(receivedAt));
  const answer = sender ? mailCopy.staff.answer : mailCopy.staff.noAnswer;
  const event = form === "event-registration" ? registeredEvent(context.events, fields.event) : undefined;
  const current = submissionLink("read", submission, context);
  const list = [
    ...(event ? [...eventEntries(event), calendarEntry(event, context.origin)] : []),
    ...Object.entries(fields)
      .filter(([name]) => !(event && name === "event"))
      .map(([name, value]) => ({ label: inWords(name), value: moneyIn(submission, name) ?? shown(value) })),
  ];
  return {
    to: job.to,
    subject,
    text: [
      headed(subject, received),
      list.map(labelled).join("\n"),
      wrapped(answer),
      `${mailCopy.staff.current(reference)}:\n${current}`,
      signedOff(mailCopy.staff.why),
    ].join("\n\n"),
    html: framed({
      title: subject,
      preheader: received,
      origin: context.origin,
      rows: [
        masthead(context.origin),
        row([eyebrow(`${mailCopy.staff.reference} ${reference}`), title(inWords(form))], 8),
        row(paragraph(received), 3),
        row(table(list), 6),
        row([paragraph(answer, 1), paragraph(link(current, mailCopy.staff.current(reference)))], 6),
      ],
      why: mailCopy.staff.why,
    }),
    headers: { ...commonHeaders(job, context), ...(sender ? { "Reply-To": spelled(sender) } : {}) },
  };
}

function moneyIn(submission: Submission, name: string): string | undefined {
  const amount = centsIn(submission, name);
  return amount === undefined ? undefined : dollars(amount);
}

function shown(value: FieldValue): string {
  if (typeof value === "boolean") return value ? mailCopy.staff.yes : mailCopy.staff.no;
  return typedText(isTextList(value) ? value.join(", ") : String(value));
}

const look = "npm run inbox -- outbox --state dead";
const retry = "npm run inbox -- retry --all-dead";

/** Reports mail that was given up. `submission` is one of those affected. The mail contains no visitor input. */
export function staffDigest(job: MailJob, { form, reference }: Submission, context: MailContext): Mail {
  const told = mailCopy.digest.text(`“${everyForm[form].title}”`, reference);
  return {
    to: job.to,
    subject: mailCopy.digest.subject,
    text: [
      headed(mailCopy.digest.subject, wrapped(told)),
      `${mailCopy.digest.look}\n    ${look}`,
      `${mailCopy.digest.retry}\n    ${retry}`,
      signedOff(mailCopy.digest.why),
    ].join("\n\n"),
    html: framed({
      title: mailCopy.digest.subject,
      preheader: mailCopy.digest.preheader,
      origin: context.origin,
      rows: [
        masthead(context.origin),
        row([title(mailCopy.digest.subject)], 8),
        row([paragraph(told)], 6),
        row(
          [
            paragraph(html`${mailCopy.digest.look}<br><code>${look}</code>`, 4),
            paragraph(html`${mailCopy.digest.retry}<br><code>${retry}</code>`),
          ],
          6,
        ),
      ],
      why: mailCopy.digest.why,
    }),
    headers: commonHeaders(job, context),
  };
}

export function withdrawalNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
  const { form, reference, receivedAt, withdrawnAt = job.createdAt } = submission;
  const subject = mailCopy.withdrawal.subject(inWords(form), reference);
  const said = mailCopy.withdrawal.said(timeOf(withdrawnAt), timeOf(receivedAt));
  return {
    to: job.to,
    subject,
    text: [headed(subject, wrapped(said), wrapped(mailCopy.withdrawal.next)), signedOff(mailCopy.withdrawal.why)].join(
      "\n\n",
    ),
    html: framed({
      title: subject,
      preheader: mailCopy.withdrawal.next,
      origin: context.origin,
      rows: [
        masthead(context.origin),
        row([eyebrow(`${mailCopy.staff.reference} ${reference}`), title(mailCopy.withdrawal.title(inWords(form)))], 8),
        row([paragraph(said, 1), paragraph(mailCopy.withdrawal.next)], 6),
      ],
      why: mailCopy.withdrawal.why,
    }),
    headers: commonHeaders(job, context),
  };
}
