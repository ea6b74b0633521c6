/**
 * What XML 1.0 (2.2) and YAML 1.2 (5.1) have no way to write as it is, and what spreadsheets stop at: control characters
 * other than tab and the ends of lines, halves of characters, two code points.
 */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff\p{Surrogate}]/gu;

/** Text with U+FFFD for each character that a file of text cannot hold. */
export function printable(text: string): string {
  return text.replace(unprintable, "\ufffd");
}
