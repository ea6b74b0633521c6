/** Splits a text after its first sentence. `rest` is empty if there is only one. */
export function splitSentence(text: string): { first: string; rest: string } {
  const end = text.search(/[.?!][”"]?\s/);
  if (end < 0) return { first: text, rest: "" };
  const space = text.indexOf(" ", end);
  return { first: text.slice(0, space), rest: text.slice(space + 1) };
}
