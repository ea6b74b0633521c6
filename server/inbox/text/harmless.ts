/** Characters that reverse the rest of a line, including the table around the cell. */
const reversing = /[\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches them on purpose
const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Neutralizes text from forms for a terminal: nothing in it moves the cursor, sets colors or renames the window. Keeps
 * line breaks.
 */
export function harmlessLines(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(lineEnds, "\n")
    .replace(/\t/g, "    ")
    .replace(reversing, "")
    .replace(steering, picture);
}

export function harmlessLine(text: string): string {
  return harmlessLines(text.replace(/\t/g, " ")).replace(/\s+/g, " ").trim();
}

function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code === 0x7f) return "␡";
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
}
