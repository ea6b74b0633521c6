/**
 * What XML 1.0 (2.2) and YAML 1.2 (5.1) have no way to write as it is, and what spreadsheets stop at: control
 * characters, halves of characters, two code points.
 */
const unprintable = /[\p{Control}\p{Surrogate}\ufffe\uffff]/gu;

const layout = ["\t", "\n", "\r"];

/** Text with U+FFFD for each character that a file of text cannot hold; tabs and ends of lines stay. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => (layout.includes(character) ? character : "\ufffd"));
}
