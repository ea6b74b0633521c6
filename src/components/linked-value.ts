/**
 * Characters that a sentence or a chat program adds after a link. No value that the site puts into a link ends in one.
 */
const punctuation = ".,;:!?)]}>\"'…”’»";

/** Returns the text without the punctuation at its end. */
export function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && punctuation.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns a key or number from a URL, without punctuation, and without a second query such as `?fbclid=x`. */
export function linkedValue(value: string | null | undefined): string {
  return withoutPunctuation(value?.split("?", 1)[0] ?? "");
}

/** Returns the option that a value from a URL names, even with additions after it; undefined if there is none. */
export function linkedOption<Option extends string>(
  value: string | null | undefined,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === value) ?? options.find((option) => option === linkedValue(value));
}
