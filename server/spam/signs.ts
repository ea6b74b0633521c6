import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { honeypotName, type RawFields } from "../../src/forms/intake-contract.ts";
import type { Submission } from "../store/submission.ts";
import type { SignName } from "./sign-labels.ts";

type Sent = Pick<Submission, "form" | "fields">;

const forms: Record<FormName, Form> = everyForm;
const names: ReadonlySet<string> = new Set(["name", "firstName", "lastName"]);

function textsOf({ form, fields }: Sent): [name: string, text: string][] {
  return forms[form].fields.flatMap(({ kind, name }) =>
    (kind === "text" || kind === "long-text") && fields[name] !== undefined ? [[name, String(fields[name])]] : [],
  );
}

function isFilled({ [honeypotName]: value = "" }: RawFields): boolean {
  return value !== "";
}

/** Minimum time to fill in a form, in milliseconds. No person is faster. */
const minFillTime = 1_500;

function isFast({ _elapsed = Number.POSITIVE_INFINITY }: RawFields): boolean {
  return Number(_elapsed) < minFillTime;
}

/** Returns true if no person could have sent the form this way. Needs only the raw fields. */
export function looksMade(typed: RawFields): boolean {
  return isFilled(typed) || isFast(typed);
}

const link = /https?:\/\//i;
/** Link markup of forums and web pages, which no field here renders. */
const linkMarkup = /\[(?:url|link)[\]=]|<a\s+href/i;
/** `hxxp://`, `example[.]com`, `example (dot) com`, an IP address, or a user name in front of the host. */
const disguisedLink = /hxxp|[([{](?:\.|dot)[)\]}]|:\/\/(?:\d{1,3}\.){3}\d|:\/\/[^\s/@]*@/i;

/**
 * Returns the reasons to set a form aside. `typed` contains all sent fields, including those that no form has. People's
 * forms rarely show these signs, and spam that reads like a person's text has none.
 */
export function signsOf(sent: Sent, typed: RawFields): SignName[] {
  const texts = textsOf(sent);
  const has = (pattern: RegExp) => texts.some(([, text]) => pattern.test(text));
  const all: [SignName, boolean][] = [
    ["honeypot", isFilled(typed)],
    ["fast", isFast(typed)],
    ["link in name", texts.some(([name, text]) => names.has(name) && link.test(text))],
    ["link markup", has(linkMarkup)],
    ["disguised link", has(disguisedLink)],
  ];
  return all.flatMap(([name, holds]) => (holds ? [name] : []));
}

const minCopyLength = 40;

/** Returns the words of text fields except names, in lower case, to recognize copies. Empty if they are too short. */
export function copyOf(sent: Sent): string {
  const texts = textsOf(sent).flatMap(([name, text]) => (names.has(name) ? [] : [text]));
  const words =
    texts
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const copy = words.join(" ");
  return copy.length < minCopyLength ? "" : copy;
}
