const maxLength = 200;

/**
 * Makes `path` safe to print in one line of a log. Line separators and all characters of Unicode's category C, such as
 * control characters, become `\u{…}` escapes. The result has at most 200 characters, and ends with an ellipsis if it
 * was cut.
 */
export function printablePath(path: string): string {
  // Escapes never shorten a character, so nothing beyond the limit can become visible.
  const visible = Array.from(path.slice(0, maxLength + 1), escapeCharacter).join("");
  if (visible.length <= maxLength) return visible;
  return `${visible.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function escapeCharacter(character: string): string {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : character;
}
