import wrapAnsi from "wrap-ansi";
import { mailCopy } from "../../../data/mail-copy.ts";
import { site } from "../../../data/site.ts";
import { withoutControls } from "../../inbox/text.ts";
import type { Entry } from "./layout.ts";

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

/** Returns the end of an email: the signature separator that mail programs recognize, and the footer. */
export function signedOff(why: string, unsubscribe?: string, link?: { href: string; text: string }): string {
  const links = [
    ...(link ? [`${wrapped(link.text)}:\n${link.href}`] : []),
    ...(unsubscribe ? [`${mailCopy.unsubscribe}: ${unsubscribe}`] : []),
  ];
  return ["-- ", wrapped(why), ...links, mailCopy.postal.join("\n"), ""].join("\n");
}

/** Returns a label with its value. Indents multiline values below the label, so that no line can pass for a label. */
export function labelled({ label, value }: Entry): string {
  const lead = label.endsWith("?") ? label : `${label}:`;
  return value.includes("\n") ? `${lead}\n${value.replace(/^/gm, "    ")}` : `${lead} ${value}`;
}

export function headed(title: string, ...paragraphs: string[]): string {
  return [`${title.toUpperCase()}\n${"-".repeat(title.length)}`, ...paragraphs].join("\n\n");
}

const { timeZone } = site;

const day = new Intl.DateTimeFormat("en-US", {
  timeZone,
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** Formats a day in the office's time zone: "Saturday, November 21, 2026". */
export function dayOf(at: number): string {
  return day.format(at);
}

/** Formats a time in the office's time zone: "Saturday, November 21, 2026, 2:47 AM EST". */
export function timeOf(at: number): string {
  // Intl puts narrow no-break spaces into times, which some mail programs show as boxes.
  return `${day.format(at)}, ${time.format(at).replace(/\s/g, " ")}`;
}

/** Turns "accessNeeds" and "access-needs" into "Access needs". */
export function inWords(name: string): string {
  const text = withoutControls(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .toLowerCase()
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
