/** The definition for every page, so that no page explains the word another way. */
export const praxisGloss = "Praxis is thinking about something, trying it, and thinking again.";
