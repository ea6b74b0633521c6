/** A joiner changes a word only after a letter of another script, such as Persian. */
const invisible = /(?!(?<=\P{ASCII})[\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/**
 * Removes the invisible characters that come with pasted text: zero-width spaces, byte order marks, direction marks and
 * soft hyphens. Replaces the full-width characters of East Asian keyboards with the usual ones.
 */
export function plainCharacters(typed: string): string {
  return typed.replace(invisible, "").replace(/[\uff01-\uff5e]+/g, (wide) => wide.normalize("NFKC"));
}
