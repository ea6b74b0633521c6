/** Duration of the assessment: rounded for the button, a range everywhere else. */
export const duration = { button: "7 minutes", range: "5-7 minutes" } as const;
