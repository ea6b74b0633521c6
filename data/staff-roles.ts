import type { FormName } from "./forms/every-form.ts";

/** Who answers forms. The environment of the service gives each role an address (docs/deploy.md). */
export const staffRoles = ["office", "academy", "school", "homestead", "giving"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Who is told about a form; `null` where its own mail is the whole answer. */
export const roleOf: Readonly<Record<FormName, StaffRole | null>> = {
  contact: "office",
  volunteer: "office",
  "event-registration": "office",
  waitlist: "academy",
  "equity-seat": "academy",
  "enrolment-inquiry": "school",
  "family-visit": "school",
  "homestead-visit": "homestead",
  donation: "giving",
  "pay-it-forward": "giving",
  sponsor: "giving",
  newsletter: null,
  "quiz-results": null,
};
