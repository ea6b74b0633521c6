/** Explains why a requested mail has not been sent while the service has no mail server. */
export const mailWaits = "is written, and waits: our service cannot send mail yet. It comes as soon as that is set up";
