/** The same words on one line: a telephone number or a span of hours is hard to read across two. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0").replaceAll("-", "\u2060-\u2060");
}
