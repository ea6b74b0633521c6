/** Maximum length of a line of text, in characters. */
export const maxLineLength = 200;

/** True if a link may fill in this text: a subject or a message, never an email address. */
export function isLinkText(name: string, text: string): boolean {
  return ["subject", "message"].includes(name) && text !== "" && text.length <= maxLineLength;
}
