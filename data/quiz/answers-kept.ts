/** Where the answers are, as the assessment says it; data/privacy.ts tells the whole of it. */
export const answersKept = "Your answers stay on this device unless you ask for your results by mail.";
