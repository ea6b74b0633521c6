/** Why a mail that was asked for has not gone, where the service has no mail server yet. */
export const mailWaits = "is written, and waits: our service cannot send mail yet. It comes as soon as that is set up";
