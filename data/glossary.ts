/** Words that several pages explain, so that each explains them alike. */
export const praxis = {
  word: "Praxis",
  gloss: "is thinking about a thing, trying it, and thinking again.",
} as const;

export const praxisGloss = `${praxis.word} ${praxis.gloss}`;
