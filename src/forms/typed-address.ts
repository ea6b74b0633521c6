import { formCopy } from "../../data/forms/form-copy.ts";
import { plainCharacters } from "../../data/typed-text.ts";

const name = /^[^\s@,;:<>()[\]\\"“”„«»]+$/;
const label = /^[\p{L}\p{M}\p{N}·-]{1,63}$/u;
const lastLabel = /^[\p{L}\p{M}\p{N}-]{2,63}$/u;

/**
 * True if the text follows the rules that all mail servers share, in any script. Before the one @: at least one
 * character, and no spaces, commas, brackets or quotes. After it: two or more labels, the last of which isn’t a number.
 * A label has at most 63 letters, digits and hyphens, without a hyphen at either end.
 */
export function isAddress(typed: string): boolean {
  const [before = "", domain = "", ...more] = typed.split("@");
  const labels = domain.split(".");
  const last = labels.at(-1) ?? "";
  return (
    more.length === 0 &&
    name.test(before) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each) && !each.startsWith("-") && !each.endsWith("-")) &&
    lastLabel.test(last) &&
    !/^\d+$/.test(last)
  );
}

/** True if the address contains a character that a reader cannot see. */
export function hasHidden(typed: string): boolean {
  return /[\p{Cf}\p{DI}]/u.test(typed);
}

/** Characters that keyboards and word processors put in place of typed ones. */
const typographicMarks = [
  { plain: "'", marks: "’‘′" },
  { plain: "-", marks: "‐‑–—−" },
];

/** Returns a typographic mark in the address and the plain character to use instead, or undefined if there is none. */
export function typographicMark(typed: string): { mark: string; plain: string } | undefined {
  for (const { plain, marks } of typographicMarks) {
    const mark = [...marks].find((each) => typed.includes(each));
    if (mark) return { mark, plain };
  }
  return undefined;
}

/** Returns the address that the visitor may have meant if the domain is a common typo; otherwise undefined. */
export function suggestedAddress(typed: string): string | undefined {
  const [name, domain = "", ...more] = plainCharacters(typed).trim().split("@");
  const meant = formCopy.slip.domains.find((slip) => slip.typed === domain.toLowerCase())?.meant;
  return name && meant && more.length === 0 ? `${name}@${meant}` : undefined;
}
