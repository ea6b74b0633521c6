import { events as writtenEvents } from "../../../data/events.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { contact, site } from "../../../data/site.ts";
import { zoneOffset } from "../../../data/zoned-time.ts";
import { cancellationFile } from "../../../src/events/calendar-file.ts";
import { isCalledOff } from "../../../src/events/event-rules.ts";
import { registeredEvent } from "../../../src/events/registered-event.ts";
import { withYearsMoved } from "../../../src/events/years-moved.ts";
import type { MailJob, Submission } from "../../store/store.ts";
import { type Mail, type MailContext, Unwritable } from "../mail.ts";
import { dayOf } from "./dates.ts";
import { eventEntries } from "./event-entries.ts";
import { framed } from "./frame.ts";
import { headersToSender, unsubscribeLink } from "./headers.ts";
import { button, eyebrow, masthead, paragraph, row, table, title } from "./pieces.ts";
import { headed, labelled, signedOff, wrapped } from "./plain.ts";

const copy = mailCopy.calledOff;
const label = mailCopy.receipt.reference;

/** To whoever registered for an event that is not held: why, what it was, and what takes it out of their calendar. */
export function calledOff(job: MailJob, submission: Submission, context: MailContext): Mail {
  const { reference, receivedAt, fields } = submission;
  const { origin, events } = context;
  const told = registeredEvent(events, fields.event);
  const event = withYearsMoved(events, writtenEvents).find(({ slug }) => slug === fields.event);
  if (!told || !event || !isCalledOff(event))
    throw new Unwritable("Its event is not called off here; build and restart.");
  const unsubscribe = unsubscribeLink(job.to, context);
  const [subject, why] = [copy.subject(told.title, reference), copy.why(told.title, dayOf(receivedAt))];
  const reason = event.changes?.at(-1)?.text ?? "";
  const page = `${origin}/events`;
  return {
    to: job.to,
    subject,
    text: [
      headed(copy.title, wrapped(copy.text(told.title)), wrapped(reason)),
      [...eventEntries(told).map(labelled), `${label}: ${reference}`].join("\n"),
      wrapped(copy.calendar),
      `${copy.next}:\n${page}`,
      signedOff(why, unsubscribe),
    ].join("\n\n"),
    html: framed({
      title: subject,
      preheader: reason,
      origin,
      rows: [
        masthead(origin),
        row([eyebrow(`${label} ${reference}`), title(copy.title)], 8),
        row([paragraph(copy.text(told.title)), paragraph(reason)], 5),
        row(table(eventEntries(told)), 6),
        row(paragraph(copy.calendar), 5),
        row(button(page, copy.next), 6),
      ],
      why,
      unsubscribe,
    }),
    headers: headersToSender(job, context, unsubscribe),
    // As the build writes the calendars of the site, or they would not be the same event.
    cancellation: cancellationFile(event, {
      name: site.name,
      origin: site.origin,
      offsetAt: zoneOffset,
      organizer: contact.email,
    }),
  };
}
