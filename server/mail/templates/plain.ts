import wrapAnsi from "wrap-ansi";
import { mailCopy } from "../../../data/mail-copy.ts";
import type { Entry } from "./pieces.ts";

/** Leaves room for quote marks, and stays below the 78 characters of RFC 5322. */
const width = 72;

/**
 * Wraps a paragraph at 72 characters. `first` begins the first line, and the other lines are indented to match. Strings
 * without spaces, such as a URL, stay whole, because a broken URL does not work.
 */
export function wrapped(text: string, first = ""): string {
  const rows = wrapAnsi(text.replace(/\s+/g, " "), width - first.length).split("\n");
  return rows.map((row, index) => (index === 0 ? first : " ".repeat(first.length)) + row).join("\n");
}

/** Ends a mail with the signature separator that mail programs recognize, and the footer. */
export function signedOff(why: string, unsubscribe?: string, kept?: { href: string; text: string }): string {
  const out = [
    ...(kept ? [`${wrapped(kept.text)}:\n${kept.href}`] : []),
    ...(unsubscribe ? [`${mailCopy.unsubscribe}: ${unsubscribe}`] : []),
  ];
  return ["-- ", wrapped(why), ...out, mailCopy.postal.join("\n"), ""].join("\n");
}

/** Indents multiline values below their label, so that no line can pass for a label. */
export function labelled({ label, value }: Entry): string {
  const lead = label.endsWith("?") ? label : `${label}:`;
  return value.includes("\n") ? `${lead}\n${value.replace(/^/gm, "    ")}` : `${lead} ${value}`;
}

export function headed(title: string, ...paragraphs: string[]): string {
  return [`${title.toUpperCase()}\n${"-".repeat(title.length)}`, ...paragraphs].join("\n\n");
}

/**
 * Normalizes visitor input for mail: unifies line breaks and removes control characters. Readable text stays unchanged.
 */
export function typedText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, "\ufffd")
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them on purpose
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
  );
}
