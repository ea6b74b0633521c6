/**
 * Returns a heading's anchor ID: its words in lower case, joined by hyphens. The ID depends only on the heading's own
 * words, so saved links keep working as the rest of the article changes.
 */
export function headingId(heading: string): string {
  const words = heading
    .normalize("NFKD")
    // Drops apostrophes so they don't split a word, and the combining marks that NFKD separates from letters.
    .replace(/['’\p{M}]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join("-");
}
