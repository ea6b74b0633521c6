import { contact } from "./contact.ts";
import { donation } from "./donation.ts";
import { enrolmentInquiry } from "./enrolment-inquiry.ts";
import { equitySeat } from "./equity-seat.ts";
import { eventRegistration } from "./event-registration.ts";
import type { Form } from "./form.ts";
import { newsletter } from "./newsletter.ts";
import { payItForward } from "./pay-it-forward.ts";
import { quizResults } from "./quiz-results.ts";
import { sponsor } from "./sponsor.ts";
import { familyVisit, homesteadVisit } from "./visits.ts";
import { volunteer } from "./volunteer.ts";
import { waitlist } from "./waitlist.ts";

/**
 * Every form, keyed by its name in `{endpoint}/{name}`. Use it only if you need all of them; a page imports just the
 * form it shows.
 */
export const everyForm = {
  waitlist,
  contact,
  "equity-seat": equitySeat,
  donation,
  "pay-it-forward": payItForward,
  newsletter,
  "quiz-results": quizResults,
  "event-registration": eventRegistration,
  "enrolment-inquiry": enrolmentInquiry,
  "family-visit": familyVisit,
  "homestead-visit": homesteadVisit,
  volunteer,
  sponsor,
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof everyForm;

export const formNames = Object.keys(everyForm) as [FormName, ...FormName[]];

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(everyForm, name);
}
