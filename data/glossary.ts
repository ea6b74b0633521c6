/** The only definition of the word, so that all pages agree. */
export const praxisGloss = "Praxis is thinking about something, trying it, and thinking again.";
