/** Retention periods in days. */
export const retention = {
  /** Form submissions, unless staff set another value (docs/deploy.md). */
  received: 90,
  /** Forms of people who wait for something, such as a course that opens. */
  waiting: 365,
  /** Suspected spam, unless staff set another value. */
  quarantined: 30,
  /** Daily backups, unless staff set another number. */
  backups: 30,
  /** Lifetime of the newsletter confirmation link. */
  confirmation: 30,
  /** Lifetime of the link to a form in the mail to staff. The sender’s works as long as the form is kept. */
  personalLink: 30,
  /** Requests for quiz results by mail. */
  quizResults: 30,
  /** Quiz answers on the visitor's own device. */
  quizAnswers: 30,
} as const;

/** Longest time in minutes that a form sender's IP address is in memory, to stop floods of forms and mail. */
export const senderMinutes = 60;

/** Minutes that the IP address is stored after a search. Nothing else stores addresses. */
export const visitorMinutes = 1;
