/** Retention periods in days. */
export const retention = {
  /** Form submissions, unless staff set another value (docs/deploy.md). */
  received: 90,
  /** Submissions of people who wait for something, such as a course that opens. */
  waiting: 365,
  /** Suspected spam, unless staff set another value. */
  quarantined: 30,
  /** Daily backups, unless staff set another number. */
  backups: 30,
  /** Lifetime of the newsletter confirmation link. */
  confirmation: 30,
  /**
   * Lifetime of the link to a submission in the email to staff. The sender's link works while the submission is kept.
   */
  personalLink: 30,
  /** Requests for quiz results by mail. */
  quizResults: 30,
  /** Quiz answers on the visitor's own device. */
  quizAnswers: 30,
} as const;

/**
 * Maximum time in minutes for which a form sender's IP address stays in memory, to stop floods of submissions and mail.
 */
export const senderMinutes = 60;

/** Minutes for which a visitor's IP address stays in memory after a search. */
export const visitorMinutes = 1;
