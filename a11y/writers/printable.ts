/**
 * Characters that XML 1.0 (2.2) and YAML 1.2 (5.1) don't allow, or that spreadsheets fail on: control characters, lone
 * surrogates and two code points.
 */
const unprintable = /[\p{Control}\p{Surrogate}\ufffe\uffff]/gu;

const layout = ["\t", "\n", "\r"];

export function printable(text: string): string {
  return text.replace(unprintable, (character) => (layout.includes(character) ? character : "\ufffd"));
}
