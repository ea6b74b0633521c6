/** Words around lists that go on over several pages; what stands in braces is filled in. */
export const listWords = {
  /** Names the links to the pages of a list. */
  pages: "Pages of {list}",
  page: "Page",
  previous: "Previous",
  next: "Next",
  /** Above the entries of a page. */
  range: "{first} to {last} of {count}",
} as const;

export type ListWords = typeof listWords;
