const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const lastAscii = 0x7f;
const joiners = ["\u200c", "\u200d"];

/**
 * Removes the invisible characters that come with pasted text: zero-width spaces, byte order marks, direction marks and
 * soft hyphens. Replaces the full-width characters of East Asian keyboards with the usual ones.
 */
export function plainCharacters(typed: string): string {
  // A joiner changes a word only after a letter outside ASCII, such as a Persian one.
  const visible = typed.replace(invisible, (mark, at: number) =>
    joiners.includes(mark) && typed.charCodeAt(at - 1) > lastAscii ? mark : "",
  );
  return visible.replace(/[\uff01-\uff5e]+/g, (wide) => wide.normalize("NFKC"));
}
