import { mailCopy } from "../../../data/mail-copy.ts";
import { registeredEvent } from "../../../src/events/registered-event.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import { type Mail, type MailContext, Unwritable } from "../mail.ts";
import { headersToSender, submissionLink, unsubscribeLink } from "./headers.ts";
import {
  button,
  calendarEntry,
  eventEntries,
  eyebrow,
  framed,
  heading,
  link,
  longLink,
  masthead,
  paragraph,
  row,
  table,
  title,
} from "./layout.ts";
import { html } from "./markup.ts";
import { dayOf, headed, labelled, signedOff, wrapped } from "./plain-text.ts";

export function placeFound(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.placeFound;
  const { reference, receivedAt, fields } = submission;
  const { origin } = context;
  const event = registeredEvent(context.events, fields.event);
  if (!event) throw new Unwritable("Its event is no longer there.");
  const page = submissionLink("sent", submission, context);
  const unsubscribe = unsubscribeLink(job.to, context);
  const subject = copy.subject(event.title, reference);
  const why = copy.why(event.title, dayOf(receivedAt));
  return {
    to: job.to,
    subject,
    text: [
      headed(copy.title, wrapped(copy.text)),
      [...[...eventEntries(event), calendarEntry(event, origin)].map(labelled), `${mailCopy.receipt.reference}: ${reference}`].join("\n"),
      headed(copy.release.title, wrapped(copy.release.text)),
      `${mailCopy.receipt.button}:\n${page}`,
      signedOff(why, unsubscribe),
    ].join("\n\n"),
    html: framed({
      title: subject,
      preheader: copy.text,
      origin,
      rows: [
        masthead(origin),
        row([eyebrow(`${mailCopy.receipt.reference} ${reference}`), title(copy.title)], 8),
        row(paragraph(copy.text), 5),
        row(table(eventEntries(event)), 6),
        row(paragraph(link(origin + event.calendar, mailCopy.receipt.calendar)), 1),
        row([heading(copy.release.title), paragraph(copy.release.text)], 10),
        row(button(page, mailCopy.receipt.button), 6),
        row(paragraph(html`${mailCopy.receipt.plainLink}<br>${longLink(page)}`), 5),
      ],
      why,
      unsubscribe,
    }),
    headers: headersToSender(job, context, unsubscribe),
  };
}
