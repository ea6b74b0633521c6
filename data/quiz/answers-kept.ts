/** Short privacy note for the assessment. data/privacy.ts has the full text. */
export const answersKept = "Your answers stay on this device unless you ask for your results by email.";
