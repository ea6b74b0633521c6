export interface BodyMistake {
  /** Line number in the file; undefined if the error has no single line. */
  line?: number;
  /** The problem and the fix. */
  said: string;
}

/** Formats one line of text per error, sorted by line number. */
export function inOrder(mistakes: readonly BodyMistake[]): string[] {
  return mistakes
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, said }) => (line === undefined ? said : `line ${line}: ${said}`));
}
