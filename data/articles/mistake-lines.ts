/** Something in the body of an article that must be fixed. */
export interface BodyMistake {
  /** Of the file; undefined where it is no line’s. */
  line?: number;
  /** What is wrong and how to fix it. */
  said: string;
}

/** One line of text for each mistake, from the top of the file down. */
export function inOrder(mistakes: readonly BodyMistake[]): string[] {
  return mistakes
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, said }) => (line === undefined ? said : `line ${line}: ${said}`));
}
