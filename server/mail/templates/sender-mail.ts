import { everyForm } from "../../../data/forms/every-form.ts";
import type { Field, Form } from "../../../data/forms/form.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { site } from "../../../data/site.ts";
import { outsideAddress } from "../../../src/components/outside-address.ts";
import { registeredEvent } from "../../../src/events/event-rules.ts";
import type { Fields } from "../../../src/forms/intake-contract.ts";
import { giftCheckout, giftIn } from "../../../src/giving/gift.ts";
import { entriesOf } from "../../inbox/submission-text.ts";
import { placementSaid } from "../../intake/intake-replies.ts";
import type { MailJob, Submission } from "../../store/submission.ts";
import { type Mail, type MailContext, Unwritable } from "../mail.ts";
import { mintToken } from "../token.ts";
import { composed, footerLink, submissionLink } from "./compose.ts";
import {
  button,
  calendarEntry,
  type Entry,
  eventEntries,
  eyebrow,
  heading,
  link,
  longLink,
  masthead,
  paragraph,
  picture,
  row,
  table,
  title,
} from "./layout.ts";
import { html } from "./markup.ts";
import { dayOf, headed, labelled, wrapped } from "./plain-text.ts";

/**
 * Reports the next step and its date, the reference, and how to correct or withdraw the form. Anyone can type any
 * address, so the mail contains no visitor input. That is only on the linked page.
 */
export function receipt(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.receipt;
  const { form, reference, receivedAt, fields, placement } = submission;
  const { title: formTitle, sent: own }: Form = everyForm[form];
  const sent = placement ? { ...own, ...placementSaid(placement, own) } : own;
  const { origin } = context;
  const page = submissionLink("sent", submission, context);
  const event = form === "event-registration" ? registeredEvent(context.events, fields.event) : undefined;
  const { event: _, ...others } = fields;
  const entries = harmlessEntries(event ? { form, fields: others } : submission);
  const payment = sent.link && {
    label: sent.link.label,
    href: new URL(outsideAddress(giftCheckout(sent.link, giftIn(everyForm[form], fields), origin)), origin).href,
  };
  const isExpected = event && placement?.state !== "waiting";
  const subject = copy.subject(isExpected ? copy.expected(event.title, event.day) : sent.title, reference);
  const why = copy.why(formTitle, dayOf(receivedAt));
  return composed(job, context, {
    subject,
    preheader: sent.text,
    text: [
      headed(sent.title, wrapped(sent.text)),
      ...(event ? [[...eventEntries(event), calendarEntry(event, origin)].map(labelled).join("\n")] : []),
      ...(payment ? [`${payment.label}:\n${payment.href}`] : []),
      headed(copy.sent, [...entries.map(labelled), `${copy.reference}: ${reference}`].join("\n"), wrapped(copy.words)),
      `${copy.button}:\n${page}`,
      headed(copy.correct.title, wrapped(copy.correct.text)),
    ],
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
  });
}

/**
 * Keeps only fields that cannot carry a stranger's text: choices from our labels, and numbers. Drops all other fields,
 * including kinds added later.
 */
export function harmlessFields(form: Pick<Form, "fields">, fields: Fields): Fields {
  const harmless = form.fields.filter((field) => isHarmless(field, fields[field.name]));
  return Object.fromEntries(harmless.map(({ name }) => [name, fields[name] ?? ""]));
}

function harmlessEntries({ form, fields }: Pick<Submission, "form" | "fields">): Entry[] {
  const entries = entriesOf({ form, fields: harmlessFields(everyForm[form], fields) });
  return entries.map(([label, value]) => ({ label, value }));
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

/** Reports that a registration has moved up from the waitlist. */
export function placeFound(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.placeFound;
  const { reference, receivedAt, fields } = submission;
  const { origin } = context;
  const event = registeredEvent(context.events, fields.event);
  if (!event) throw new Unwritable("The event of the registration no longer exists.");
  const page = submissionLink("sent", submission, context);
  const subject = copy.subject(event.title, reference);
  const why = copy.why(event.title, dayOf(receivedAt));
  return composed(job, context, {
    subject,
    preheader: copy.text,
    text: [
      headed(copy.title, wrapped(copy.text)),
      [
        ...[...eventEntries(event), calendarEntry(event, origin)].map(labelled),
        `${mailCopy.receipt.reference}: ${reference}`,
      ].join("\n"),
      headed(copy.release.title, wrapped(copy.release.text)),
      `${mailCopy.receipt.button}:\n${page}`,
    ],
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
  });
}

/**
 * Asks the owner of the mailbox to confirm. Anyone can type any address into the form, so this mail contains no visitor
 * input.
 */
export function newsletterConfirmation(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.confirmation;
  const { origin } = context;
  const confirm = `${origin}/newsletter/confirm/${mintToken("confirm", job.to, context.secret, context.now)}`;
  const request = copy.asked(dayOf(submission.receivedAt));
  return composed(job, context, {
    subject: copy.subject,
    preheader: copy.preheader,
    text: [
      headed(copy.title, wrapped(request), wrapped(copy.promise)),
      `${copy.button}:\n${confirm}`,
      wrapped(copy.otherwise),
    ],
    rows: [
      picture(`${origin}/social.png`, site.name, `${origin}/`),
      row([title(copy.title)], 8),
      row([paragraph(request, 1), paragraph(copy.promise)], 6),
      row(button(confirm, copy.button), 8),
      row(paragraph(html`${copy.plainLink}<br>${longLink(confirm)}`), 8),
      row(paragraph(copy.otherwise), 5),
    ],
    why: copy.why,
    submissionLink: footerLink(submission, context),
  });
}
