import type { FormName } from "./every-form.ts";

/** Display names of unsent forms, keyed by the form's name in URLs. */
export const submissionNames = {
  waitlist: "Waitlist",
  contact: "Message",
  "equity-seat": "Equity seat",
  donation: "Gift",
  "pay-it-forward": "Pay it forward",
  newsletter: "Newsletter",
  "quiz-results": "Quiz results by email",
  "event-registration": "Event registration",
  hello: "Hello to ERIN’s Place",
  "enrolment-inquiry": "Enrollment inquiry",
  "family-visit": "Family visit",
  "homestead-visit": "Visit to the Homestead",
  volunteer: "Volunteering",
  sponsor: "Sponsorship",
  "tell-me": "Tell me first",
} as const satisfies Record<FormName, string>;

/** Copy for the line that shows unsent forms on this device. */
export const submissionListCopy = {
  label: "Forms not sent yet",
  one: "1 form not sent yet",
  many: "{count} forms not sent yet",
  sendNow: "Send now",
  stillWaiting: "We couldn’t send it yet",
  received: "Sent. Your reference is {reference}",
  accepted: "Sent",
  discarded: "Deleted",
  close: "Close",
  old: "It’s more than a week old, so we stopped trying. Press “Send now” or delete it.",
  refused: "We couldn’t accept this. Fill in the form again, or delete this one.",
  discard: "Delete",
  discardForGood: "Delete for good",
  keep: "Keep it",
  unreadable: "We can’t read a form that was saved on this device, so we can’t send it",
} as const;
