import type { Context } from "hono";
import { answers } from "../../data/forms/answers.ts";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { registeredEvent } from "../../src/events/event-registration.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";
import { giftCheckout, giftIn, giftReview, giftSum, payLink } from "../../src/giving/gift.ts";
import { replacementText } from "../intake/receipt-text.ts";
import { harmlessFields } from "../mail/templates/sender-mail.ts";
import type { Submission } from "../store/submission.ts";
import type { AnswerWords } from "./answer-page.ts";
import type { AppOptions } from "./app.ts";

const forms: Record<FormName, Form> = everyForm;

/** Returns a page that confirms a stored form. With a code, the page also links to the form and can cancel it. */
export function confirmation(
  context: Context,
  { pages, events, sendsMail, origins }: AppOptions,
  stored: Submission,
  code?: string,
): Response {
  const { form, reference, fields } = stored;
  const { title, text } = replacementText(stored, sendsMail) ?? everyForm[form].sent;
  const event = form === "event-registration" ? registeredEvent(events, fields.event) : undefined;
  const pay = payment(form, fields, origins[0]);
  const entries = giftReview(forms[form], harmlessFields(forms[form], fields));
  const words = { title, text, reference, event, pay, entries };
  if (!code) return context.html(pages.answer(words));
  context.header("Referrer-Policy", "no-referrer");
  const press = { action: "/forms/sent", button: formCopy.sent.cancel, code };
  const keep = `/forms/sent#${code}`;
  return context.html(pages.answer({ ...words, text: `${text} ${answers.withoutMail}`, keep, press }));
}

function payment(name: FormName, fields: Fields, origin: string): AnswerWords["pay"] {
  const form = forms[name];
  const link = payLink(form.sent, fields);
  if (!link) return undefined;
  const gift = giftIn(form, fields);
  return { href: giftCheckout(link, gift, origin), sum: gift ? giftSum(link, gift) : "" };
}
