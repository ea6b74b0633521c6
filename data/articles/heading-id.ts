/**
 * What links name a heading by: its words in small letters, with hyphens between them. It changes with the words alone,
 * so a link that somebody has kept leads to its heading however the article around it grows.
 */
export function headingId(heading: string): string {
  const words = heading
    .normalize("NFKD")
    // An apostrophe parts no words; what NFKD has set apart from its letter goes, too.
    .replace(/['’\p{M}]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join("-");
}
