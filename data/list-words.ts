/** Copy for paginated lists; text in braces is replaced. */
export const listWords = {
  pages: "Pages of {list}",
  page: "Page",
  previous: "Previous",
  next: "Next",
  range: "{first} to {last} of {count}",
} as const;

export type ListWords = typeof listWords;
