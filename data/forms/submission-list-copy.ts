import type { FormName } from "./every-form.ts";

/** Display names of unsent forms, keyed by the form's name in URLs. */
export const submissionNames = {
  waitlist: "Waitlist",
  contact: "Message",
  "equity-seat": "Equity seat",
  donation: "Gift",
  "pay-it-forward": "Pay it forward",
  newsletter: "Newsletter",
  "quiz-results": "Quiz results by mail",
  "event-registration": "Event registration",
  "enrolment-inquiry": "Enrollment inquiry",
  "family-visit": "Family visit",
  "homestead-visit": "Visit to the Homestead",
  volunteer: "Offer of time",
  sponsor: "Sponsoring",
} as const satisfies Record<FormName, string>;

/** Copy for the line that shows unsent forms on this device. */
export const submissionListCopy = {
  label: "Messages not sent yet",
  one: "1 message waiting",
  many: "{count} messages waiting",
  sendNow: "Send now",
  stillWaiting: "It has not gone yet",
  received: "Sent. Your reference is {reference}",
  accepted: "Sent",
  discarded: "Discarded",
  close: "Close",
  old: "It has waited for more than a week and is no longer tried by itself.",
  refused: "It was not taken as it is. Write it anew, or discard it.",
  discard: "Discard",
  discardForGood: "Discard for good",
  keep: "Keep it",
  unreadable: "This browser kept something here that we cannot read, so it cannot be sent",
} as const;
