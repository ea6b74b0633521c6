/** Normalizes text for comparison: ignores case, accents and character width. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
