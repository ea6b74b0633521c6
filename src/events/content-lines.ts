/** Writes lines of an iCalendar file (RFC 5545, 3.1). Each ends in CR LF, and none is longer than 75 octets. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Escapes the characters that separate values. */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Returns UTC: "20261212T190000Z" for "2026-12-12T14:00:00-05:00". Calendar programs show it in the reader's zone. */
export function utcStamp(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Folds a long line: it continues after a line break and a space. */
function folded(line: string): string {
  let folds = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      folds += "\r\n ";
      octets = 1;
    }
    folds += character;
    octets += size;
  }
  return folds;
}
