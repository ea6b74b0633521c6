import { everyForm } from "../../../data/forms/every-form.ts";
import type { Field, Form } from "../../../data/forms/form.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { site } from "../../../data/site.ts";
import { registeredEvent } from "../../../src/events/event-registration.ts";
import type { Fields } from "../../../src/forms/intake-contract.ts";
import { giftCheckout, giftIn, payLink } from "../../../src/giving/gift.ts";
import { entriesOf } from "../../inbox/submission-text.ts";
import { placementText } from "../../intake/receipt-text.ts";
import type { MailJob, Submission } from "../../store/submission.ts";
import { type Mail, type MailContext, Unwritable } from "../mail.ts";
import { mintToken } from "../token.ts";
import { action, entries, eventBlock, opening, part, say } from "./blocks.ts";
import { composed, footerLink, submissionLink } from "./compose.ts";
import { type Entry, picture } from "./layout.ts";
import { dayOf } from "./plain-text.ts";

/**
 * Reports the next step and its date, the reference, and how to correct or withdraw the form. Anyone can type any
 * address, so the mail contains no text from the visitor, only choices and numbers. The linked page has all input.
 */
export function receipt(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.receipt;
  const { form, reference, receivedAt, fields, placement } = submission;
  const { title: formTitle, sent: own }: Form = everyForm[form];
  const isHeld = placement?.state === "place" && placement.isHeld === true;
  const said = isHeld ? copy.held : placement && placementText(placement, own);
  const sent = { ...own, ...said };
  const { origin } = context;
  const page = submissionLink("sent", submission, context);
  const event = form === "event-registration" ? registeredEvent(context.events, fields.event) : undefined;
  const { event: _, ...others } = fields;
  const list = harmlessEntries(event ? { form, fields: others } : submission);
  const link = payLink(sent, fields);
  const payment = link && {
    label: link.label,
    href: giftCheckout(link, giftIn(everyForm[form], fields), origin),
  };
  const isExpected = event && !isHeld && placement?.state !== "waiting";
  const subject = copy.subject(isExpected ? copy.expected(event.title, event.day) : sent.title, reference);
  const why = copy.why(formTitle, dayOf(receivedAt));
  return composed(job, context, {
    subject,
    preheader: sent.text,
    blocks: [
      opening(origin, { eyebrow: `${copy.reference} ${reference}`, title: sent.title, paragraphs: [sent.text] }),
      ...(event ? [eventBlock(event, origin)] : []),
      ...(payment ? [action(payment.href, payment.label)] : []),
      part(copy.sent),
      entries(list),
      say(copy.words),
      action(page, isHeld ? copy.held.button : copy.button, copy.plainLink),
      part(copy.correct.title, copy.correct.text),
    ],
    why,
  });
}

/**
 * Returns only the fields that cannot carry a stranger's text: the form's choices, and numbers. Drops all other fields,
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

/** Reports that a registration has moved up from the waitlist. Throws `Unwritable` if its event no longer exists. */
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
    blocks: [
      opening(origin, {
        eyebrow: `${mailCopy.receipt.reference} ${reference}`,
        title: copy.title,
        paragraphs: [copy.text],
      }),
      eventBlock(event, origin),
      part(copy.release.title, copy.release.text),
      action(page, mailCopy.receipt.button, mailCopy.receipt.plainLink),
    ],
    why,
  });
}

/**
 * Asks the owner of the mailbox to confirm. Anyone can type any address into the form, so this email contains no
 * visitor input.
 */
export function newsletterConfirmation(job: MailJob, submission: Submission, context: MailContext): Mail {
  const copy = mailCopy.confirmation;
  const { origin } = context;
  const confirm = `${origin}/newsletter/confirm/${mintToken("confirm", job.to, context.secret, context.now)}`;
  const request = copy.asked(dayOf(submission.receivedAt));
  return composed(job, context, {
    subject: copy.subject,
    preheader: copy.preheader,
    blocks: [
      opening(origin, {
        title: copy.title,
        paragraphs: [request, copy.promise],
        top: picture(`${origin}/social.png`, site.name, `${origin}/`),
      }),
      action(confirm, copy.button, copy.plainLink),
      say(copy.otherwise),
    ],
    why: copy.why,
    submissionLink: footerLink(submission, context),
  });
}
