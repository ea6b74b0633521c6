import { mailCopy } from "../../../data/mail-copy.ts";
import { dollars } from "../../../money/dollars.ts";
import { registeredEvent } from "../../../src/events/registered-event.ts";
import { type FieldValue, isTextList } from "../../../src/forms/intake-contract.ts";
import { centsIn } from "../../inbox/cents-in.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import { readMailbox, spelled } from "../address.ts";
import type { Mail, MailContext } from "../mail.ts";
import { timeOf } from "./dates.ts";
import { calendarEntry, eventEntries } from "./event-entries.ts";
import { framed } from "./frame.ts";
import { commonHeaders, submissionLink } from "./headers.ts";
import { inWords } from "./in-words.ts";
import { eyebrow, link, masthead, paragraph, row, table, title } from "./pieces.ts";
import { headed, labelled, signedOff, typedText, wrapped } from "./plain.ts";

const copy = mailCopy.staff;

/**
 * Notifies staff of a submission. Visitor input is only in the body. The headers contain none except a validated
 * address.
 */
export function staffNotification(job: MailJob, submission: Submission, context: MailContext): Mail {
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
  return {
    to: job.to,
    subject,
    text: [
      headed(subject, received),
      list.map(labelled).join("\n"),
      wrapped(answer),
      `${copy.current(reference)}:\n${current}`,
      signedOff(copy.why),
    ].join("\n\n"),
    html: framed({
      title: subject,
      preheader: received,
      origin: context.origin,
      rows: [
        masthead(context.origin),
        row([eyebrow(`${copy.reference} ${reference}`), title(inWords(form))], 8),
        row(paragraph(received), 3),
        row(table(list), 6),
        row([paragraph(answer, 1), paragraph(link(current, copy.current(reference)))], 6),
      ],
      why: copy.why,
    }),
    headers: { ...commonHeaders(job, context), ...(sender ? { "Reply-To": spelled(sender) } : {}) },
  };
}

function moneyIn(submission: Submission, name: string): string | undefined {
  const amount = centsIn(submission, name);
  return amount === undefined ? undefined : dollars(amount);
}

function shown(value: FieldValue): string {
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  return typedText(isTextList(value) ? value.join(", ") : String(value));
}
