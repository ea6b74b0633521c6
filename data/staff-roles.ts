import type { Inquiry } from "./forms/contact.ts";
import type { FormName } from "./forms/every-form.ts";

/** Staff roles that answer forms. The service's environment gives each role an email address (docs/deploy.md). */
export const staffRoles = ["office", "academy", "school", "homestead", "giving"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Role that is notified about each form; `null` if the form's automatic mail is the whole answer. */
export const roleOf: Readonly<Record<FormName, StaffRole | null>> = {
  contact: "office",
  volunteer: "office",
  "event-registration": "office",
  "tell-me": "office",
  waitlist: "academy",
  "equity-seat": "academy",
  hello: "school",
  "enrolment-inquiry": "school",
  "family-visit": "school",
  "homestead-visit": "homestead",
  donation: "giving",
  "pay-it-forward": "giving",
  sponsor: "giving",
  newsletter: null,
  "quiz-results": null,
};

/** Roles that answer certain topics of the contact form instead of the office. */
const roleOfInquiry: ReadonlyMap<unknown, StaffRole> = new Map<Inquiry, StaffRole>([
  ["homestead-visit", "homestead"],
  ["sponsor", "giving"],
]);

/** Returns the role that is notified about a submission, or null if there is none. */
export function roleFor(form: FormName, fields: Readonly<Record<string, unknown>>): StaffRole | null {
  return (form === "contact" && roleOfInquiry.get(fields.inquiry)) || roleOf[form];
}
