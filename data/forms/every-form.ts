import { topics } from "../not-decided.ts";
import { quizCopy } from "../quiz/quiz-copy.ts";
import { contact } from "./contact.ts";
import { equitySeat } from "./equity-seat.ts";
import { eventRegistration } from "./event-registration.ts";
import { email, type Form } from "./form.ts";
import { donation } from "./gifts.ts";
import { hello } from "./hello.ts";
import { newsletter } from "./newsletter.ts";
import { retention } from "./retention.ts";
import { enrolmentInquiry, familyVisit, homesteadVisit, payItForward, sponsor, volunteer } from "./retired-forms.ts";
import { tellMeFor } from "./tell-me.ts";
import { waitlist } from "./waitlist.ts";

const quizResults = {
  title: "Send my results",
  fields: [
    email,
    {
      kind: "consent",
      name: "consent",
      label: quizCopy.email.consent.label,
      required: true,
      missing: "Check the box so that we can email you.",
    },
    { kind: "code", name: "answers", label: "Your answers", required: true, alphabet: "0123", length: 15 },
  ],
  keptDays: retention.quizResults,
  button: quizCopy.email.button,
  sent: {
    title: "Your results are on their way",
    text: "Check your email in a few minutes, and your spam folder too. We send results to an address once a day at most.",
  },
} as const satisfies Form;

/** Forms that no page sends, but that the service still accepts (data/forms/retired-forms.ts). */
export const retiredForms = {
  "enrolment-inquiry": enrolmentInquiry,
  "family-visit": familyVisit,
  "homestead-visit": homesteadVisit,
  volunteer,
  sponsor,
  "pay-it-forward": payItForward,
} as const satisfies Record<string, Form>;

/**
 * Every form, keyed by its name in the intake’s URLs, `{endpoint}/{name}`. Use it only if you need all of them; a page
 * imports just the form it shows.
 */
export const everyForm = {
  waitlist,
  contact,
  "equity-seat": equitySeat,
  donation,
  newsletter,
  "quiz-results": quizResults,
  "event-registration": eventRegistration,
  hello,
  "tell-me": tellMeFor(topics),
  ...retiredForms,
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof everyForm;

export const formNames = Object.keys(everyForm) as [FormName, ...FormName[]];

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(everyForm, name);
}
