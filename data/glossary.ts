/** Shared definitions, so that every page explains these words the same way. */
export const praxis = {
  word: "Praxis",
  gloss: "is thinking about something, trying it, and thinking again.",
} as const;

export const praxisGloss = `${praxis.word} ${praxis.gloss}`;
