import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { type SignName, spam } from "../../data/spam.ts";
import { phraseGroups } from "../../data/spam-phrases.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";
import type { Sign, Submission } from "../store/submission.ts";
import { endsCheaply, type Link, linksIn } from "./links.ts";
import { type Unmasked, unmask } from "./unmask.ts";

type Sent = Pick<Submission, "form" | "fields">;

/** Maximum number of characters. No form allows more, and only the beginning is judged. */
const longestRead = 12_000;

const forms: Record<FormName, Form> = everyForm;
const names = new Set(["name", "firstName", "lastName"]);

/** Returns the free text, field by field, without names and addresses. */
function wordsOf({ form, fields }: Sent): string {
  return written(form, fields, (name) => !names.has(name));
}

function namesOf({ form, fields }: Sent): string {
  return written(form, fields, (name) => names.has(name));
}

export function addressesOf({ form, fields }: Sent): string[] {
  return forms[form].fields.flatMap(({ kind, name }) =>
    kind === "email" && fields[name] ? [String(fields[name])] : [],
  );
}

function written(form: FormName, fields: Sent["fields"], isMeant: (name: string) => boolean): string {
  return forms[form].fields
    .filter(
      ({ kind, name }) => (kind === "text" || kind === "long-text") && isMeant(name) && fields[name] !== undefined,
    )
    .map(({ name }) => String(fields[name]))
    .join("\n")
    .slice(0, longestRead);
}

/** The text of a form, parsed once for all checks. */
interface ReadForm {
  text: string;
  links: readonly Link[];
  unmasked: Unmasked;
  names: { links: readonly Link[]; unmasked: Unmasked };
}

export function readForm(sent: Pick<Submission, "form" | "fields">): ReadForm {
  const [text, names] = [wordsOf(sent), namesOf(sent)];
  return {
    text,
    links: linksIn(text),
    unmasked: unmask(text),
    names: { links: linksIn(names), unmasked: unmask(names) },
  };
}

const shortestCopy = 40;

/** Returns all words in one line, to recognize copies. Empty if the text is too short. */
export function copyOf(sent: Sent, { unmasked } = readForm(sent)): string {
  const words = unmasked.words.join(" ");
  return words.length < shortestCopy ? "" : words;
}

/** A tree of phrases by word. `points` is missing if only longer phrases continue from here. */
interface Branch {
  points?: number;
  next: Map<string, Branch>;
}

const root: Branch = { next: new Map() };
for (const { points, phrases } of phraseGroups) for (const phrase of phrases) plant(phrase, points);

function plant(phrase: string, points: number): void {
  let branch = root;
  for (const word of unmask(phrase).words) {
    const next = branch.next.get(word) ?? { next: new Map() };
    branch.next.set(word, next);
    branch = next;
  }
  branch.points ??= points;
}

/** Returns the points of all known phrases in the words, each counted once. The longest phrase wins. */
export function phrasePoints(words: readonly string[]): number {
  const found = new Set<Branch>();
  for (const at of words.keys()) {
    let [branch, longest]: [Branch | undefined, Branch | undefined] = [root, undefined];
    for (let index = at; branch; index++) {
      branch = branch.next.get(words[index] ?? "");
      if (branch?.points !== undefined) longest = branch;
    }
    if (longest) found.add(longest);
  }
  return [...found].reduce((sum, { points = 0 }) => sum + points, 0);
}

interface Judged extends Pick<Submission, "form" | "fields"> {
  /** All sent fields, including those that no form has. */
  typed: Readonly<Fields>;
  /** Number of submissions with the same text from other addresses. */
  copies: number;
}

const linkMarkup = /\[url|\[link|<a\s|href/i;

/**
 * Returns true if the form was sent faster than a person can, or if the hidden field is filled in. It needs no parsing.
 */
export function looksMade(typed: Readonly<Fields>): boolean {
  return isFilled(typed) || elapsed(typed) < spam.fast.below;
}

export function signsOf(
  { typed, copies, ...sent }: Judged,
  { text, links, unmasked, names: { links: linksInNames, unmasked: names } } = readForm(sent),
): Sign[] {
  const { words, disguised, drawn } = unmasked;
  const cheap = links.filter(({ host }) => endsCheaply(host)).length;
  const all: [SignName, number][] = [
    ["honeypot", isFilled(typed) ? spam.honeypot : 0],
    ["fast", elapsed(typed) < spam.fast.below ? spam.fast.points : 0],
    ["pasted", isPasted(text, elapsed(typed)) ? spam.pasted.points : 0],
    ["copies", spam.copies.points[Math.min(copies, spam.copies.points.length - 1)] ?? 0],
    ["links", Math.min(spam.links.most, spam.links.points * Math.max(0, links.length - spam.links.free))],
    ["link in name", linksInNames.length > 0 ? spam.linkInName : 0],
    ["link markup", linkMarkup.test(text) ? spam.linkMarkup : 0],
    ["hidden link", upTo(spam.hiddenLink, links.filter(({ isHidden }: Link) => isHidden).length)],
    ["cheap ending", upTo(spam.cheapEnding, cheap)],
    ["disguised words", upTo(spam.disguisedWord, disguised + names.disguised)],
    ["drawn letters", drawn + names.drawn >= spam.drawnLetters.from ? spam.drawnLetters.points : 0],
    ["phrases", phrasePoints(words) + phrasePoints(names.words)],
  ];
  return all.flatMap(([name, points]) => (points === 0 ? [] : [{ name, points }]));
}

export function isSuspect(signs: readonly Sign[]): boolean {
  return pointsOf(signs) >= spam.setAsideFrom;
}

export function pointsOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, { points }) => sum + points, 0);
}

function isFilled({ website = "" }: Readonly<Fields>): boolean {
  return website !== "";
}

/** Milliseconds since the page was opened. Infinite if unknown. */
function elapsed({ _elapsed = Number.POSITIVE_INFINITY }: Readonly<Fields>): number {
  return Number(_elapsed);
}

function isPasted(text: string, ms: number): boolean {
  return text.length >= spam.pasted.from && text.length > (ms / 1000) * spam.pasted.perSecond;
}

function upTo({ points, most }: { points: number; most: number }, count: number): number {
  return Math.min(most, points * count);
}
