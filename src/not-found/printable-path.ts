const longest = 200;

/**
 * `path` made safe to print in one line of a log: control, formatting and unpaired characters as `\u{…}` escapes, at
 * most 200 characters, the last of them an ellipsis where something was cut.
 */
export function printablePath(path: string): string {
  // The escape never shortens a character, so what lies past the limit cannot come into view.
  const visible = Array.from(path.slice(0, longest + 1), escapeCharacter).join("");
  if (visible.length <= longest) return visible;
  return `${visible.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function escapeCharacter(character: string): string {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : character;
}
