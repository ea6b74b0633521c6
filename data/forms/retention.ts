/** How long things are kept, in days. */
export const retention = {
  /** What the forms bring, unless the staff set others (docs/deploy.md). */
  received: 90,
  /** What looks like the work of a machine, likewise. */
  quarantined: 30,
  /** The link in a mail that asks to confirm the newsletter. */
  confirmation: 30,
  /** What asks for the results of the quiz by mail. */
  quizResults: 30,
  /** The answers to the quiz, on the visitor’s own device. */
  quizAnswers: 30,
} as const;

/** Minutes that the address of whoever has sent a form is remembered, to stop floods. */
export const senderMinutes = 10;

/** The same of whoever has asked for a page or for results of a search. Nothing else keeps addresses. */
export const visitorMinutes = 1;
