/** How long the assessment takes: the button rounds, all other words give the range. */
export const duration = { button: "7 minutes", range: "5-7 minutes" } as const;
