import wrapAnsi from "wrap-ansi";
import { mailCopy } from "../../../data/mail-copy.ts";
import type { Entry } from "./pieces.ts";

/** Readable beside a quote mark, and below the 78 characters RFC 5322 asks for. */
const width = 72;

/**
 * A paragraph in lines of at most 72 characters; `first` begins the first line and the rest is indented as far. What
 * has no space in it, such as an address, stays whole: broken, it no longer leads anywhere.
 */
export function wrapped(text: string, first = ""): string {
  const rows = wrapAnsi(text.replace(/\s+/g, " "), width - first.length).split("\n");
  return rows.map((row, index) => (index === 0 ? first : " ".repeat(first.length)) + row).join("\n");
}

/** What stands under every mail: after the mark that mail programs know a signature by. */
export function signedOff(why: string, unsubscribe?: string, kept?: { href: string; text: string }): string {
  const out = [
    ...(kept ? [`${wrapped(kept.text)}:\n${kept.href}`] : []),
    ...(unsubscribe ? [`${mailCopy.unsubscribe}: ${unsubscribe}`] : []),
  ];
  return ["-- ", wrapped(why), ...out, mailCopy.postal.join("\n"), ""].join("\n");
}

/** What has several lines stands below its label and further in, so that no line of it can pass for a label. */
export function labelled({ label, value }: Entry): string {
  const lead = label.endsWith("?") ? label : `${label}:`;
  return value.includes("\n") ? `${lead}\n${value.replace(/^/gm, "    ")}` : `${lead} ${value}`;
}

/** A heading of a plain text. */
export function headed(title: string, ...paragraphs: string[]): string {
  return [`${title.toUpperCase()}\n${"-".repeat(title.length)}`, ...paragraphs].join("\n\n");
}

/**
 * What somebody typed, as mail can carry it: its lines end one way, and nothing in it steers a screen. Everything
 * that can be read stays as it was.
 */
export function typedText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, "\ufffd")
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
  );
}
