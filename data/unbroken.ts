/** Prevents line breaks in the text: a phone number or a time range is hard to read across two lines. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0").replaceAll("-", "\u2060-\u2060");
}
