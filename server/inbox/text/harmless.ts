/** They reverse the rest of a line, and with it what belongs to the table. */
const reversing = /[\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * What somebody typed, as a terminal can show it: nothing in it moves, colors or renames anything. Lines stay lines.
 */
export function harmlessLines(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(lineEnds, "\n")
    .replace(/\t/g, "    ")
    .replace(reversing, "")
    .replace(steering, picture);
}

/** The same on one line. */
export function harmlessLine(text: string): string {
  return harmlessLines(text.replace(/\t/g, " ")).replace(/\s+/g, " ").trim();
}

/** Unicode has a picture of each ASCII control character. */
function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code === 0x7f) return "␡";
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
}
