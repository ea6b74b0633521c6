/** How words are compared: without regard to case, accents and the width of letters. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
