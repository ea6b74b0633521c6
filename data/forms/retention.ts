/** Days that what the forms bring is kept, unless the staff set others (docs/deploy.md). */
export const retention = {
  received: 365,
  /** What looks like the work of a machine. */
  quarantined: 30,
} as const;
