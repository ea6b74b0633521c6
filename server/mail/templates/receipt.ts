import { everyForm } from "../../../data/forms/every-form.ts";
import type { Field, Form } from "../../../data/forms/form.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { outsideAddress } from "../../../src/components/outside-address.ts";
import { registeredEvent } from "../../../src/events/registered-event.ts";
import { giftCheckout, giftIn } from "../../../src/giving/gift.ts";
import { entriesOf } from "../../inbox/read-aloud.ts";
import { placementSaid } from "../../intake/placement-said.ts";
import type { MailJob } from "../../store/mail-job.ts";
import type { Submission } from "../../store/submission.ts";
import type { Mail, MailContext } from "../mail.ts";
import { headersToSender, submissionLink, unsubscribeLink } from "./headers.ts";
import {
  button,
  calendarEntry,
  type Entry,
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

const forms: Record<string, Form | undefined> = everyForm;

/**
 * Keeps only entries that cannot carry a stranger's text: choices from our labels, and numbers. Drops all other fields,
 * including kinds added later.
 */
function harmlessEntries({ form, fields }: Pick<Submission, "form" | "fields">): Entry[] {
  const harmless = (forms[form]?.fields ?? []).filter((field) => isHarmless(field, fields[field.name]));
  const kept = Object.fromEntries(harmless.map(({ name }) => [name, fields[name] ?? ""]));
  return entriesOf({ form, fields: kept }).map(([label, value]) => ({ label, value }));
}

function isHarmless(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case "choice":
      return field.choices.some((choice) => choice.value === value);
    case "money":
    case "count":
      return typeof value === "number";
    default:
      return false;
  }
}

/**
 * Tells the sender the next step and its date, the reference, and how to correct or withdraw the form. Anyone can type
 * any address, so the mail contains no visitor input. That is only on the linked page.
 */
export function receipt(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.receipt;
  const { form, reference, receivedAt, fields, placement } = submission;
  const { title: formTitle, sent: own }: Form = everyForm[form];
  const sent = placement ? { ...own, ...placementSaid(placement, own) } : own;
  const { origin } = context;
  const page = submissionLink("sent", submission, context);
  const unsubscribe = unsubscribeLink(job.to, context);
  const event = form === "event-registration" ? registeredEvent(context.events, fields.event) : undefined;
  const { event: _, ...others } = fields;
  const entries = harmlessEntries(event ? { form, fields: others } : submission);
  const payment = sent.link && {
    label: sent.link.label,
    href: new URL(outsideAddress(giftCheckout(sent.link, giftIn(everyForm[form], fields), origin)), origin).href,
  };
  const isExpected = event && placement?.state !== "waiting";
  const subject = copy.subject(isExpected ? copy.expected(event.title) : sent.title, reference);
  const why = copy.why(formTitle, dayOf(receivedAt));
  return {
    to: job.to,
    subject,
    text: [
      headed(sent.title, wrapped(sent.text)),
      ...(event ? [[...eventEntries(event), calendarEntry(event, origin)].map(labelled).join("\n")] : []),
      ...(payment ? [`${payment.label}:\n${payment.href}`] : []),
      headed(copy.sent, [...entries.map(labelled), `${copy.reference}: ${reference}`].join("\n"), wrapped(copy.words)),
      `${copy.button}:\n${page}`,
      headed(copy.correct.title, wrapped(copy.correct.text)),
      signedOff(why, unsubscribe),
    ].join("\n\n"),
    html: framed({
      title: subject,
      preheader: sent.text,
      origin,
      rows: [
        masthead(origin),
        row([eyebrow(`${copy.reference} ${reference}`), title(sent.title)], 8),
        row(paragraph(sent.text), 5),
        ...(event
          ? [row(table(eventEntries(event)), 6), row(paragraph(link(origin + event.calendar, copy.calendar)), 1)]
          : []),
        ...(payment ? [row(button(payment.href, payment.label), 8)] : []),
        row(heading(copy.sent), 10),
        ...(entries.length > 0 ? [row(table(entries), 2)] : []),
        row(paragraph(copy.words), 3),
        row(button(page, copy.button), 6),
        row(paragraph(html`${copy.plainLink}<br>${longLink(page)}`), 5),
        row([heading(copy.correct.title), paragraph(copy.correct.text)], 10),
      ],
      why,
      unsubscribe,
    }),
    headers: headersToSender(job, context, unsubscribe),
  };
}
