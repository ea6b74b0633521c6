import type { Role } from "../../data/quiz/roles.ts";
import { readLines, separators } from "./group.ts";

type NamedRole = Pick<Role, "key" | "name">;

/** Maximum length of a line that gets a suggestion, in characters. */
const maxLineLength = 200;

/** Minimum length of a text that gets a suggestion. Shorter texts resemble too many words. */
const minLetters = 4;

/** Number of letters in a name for each letter that may be wrong. */
const lettersPerTypo = 4;

export interface MeantLine {
  text: string;
  /** Names of the roles that the line misspells. */
  names: readonly string[];
}

/**
 * Corrects the misspelled roles of a line that `readLines` cannot read. Keeps the person’s name. Returns undefined if
 * the line is too long or resembles no role.
 */
export function meantLine(line: string, roles: readonly NamedRole[]): MeantLine | undefined {
  if (line.length > maxLineLength) return undefined;
  const start = line.lastIndexOf(":") + 1;
  const [first = "", ...others] = line.slice(start).split(separators);
  const rest = others.map((part) => corrected(part, roles)).join("");
  const openings = [first, start > 0 ? corrected(first, roles) : correctedEnd(first, roles)];
  const texts = openings.map((opening) => line.slice(0, start) + opening + rest);
  for (const text of texts) {
    const [member] = readLines(text, roles).members;
    if (member && text !== line) return { text, names: namesOf(member.roles, line, roles) };
  }
  return undefined;
}

function namesOf(keys: readonly string[], line: string, roles: readonly NamedRole[]): string[] {
  const written = line.toLowerCase();
  const named = keys.flatMap((key) => roles.find((role) => role.key === key)?.name ?? []);
  return named.filter((name) => !written.includes(name.toLowerCase()));
}

/** Corrects a text that consists of a misspelled role. Returns any other text unchanged. */
function corrected(text: string, roles: readonly NamedRole[]): string {
  const role = meantRole(text, roles);
  return role ? text.replace(text.trim(), role.name) : text;
}

/** Corrects a role of up to three words at the end of a text, after a person's name. */
function correctedEnd(text: string, roles: readonly NamedRole[]): string {
  const words = text.trim().split(/\s+/);
  for (const count of [3, 2, 1]) {
    const role = words.length >= count && meantRole(words.slice(-count).join(" "), roles);
    if (role) return [...words.slice(0, -count), role.name].join(" ") + (/\s$/.test(text) ? " " : "");
  }
  return text;
}

function meantRole(text: string, roles: readonly NamedRole[]): NamedRole | undefined {
  const typed = lettersOf(text);
  if (typed.length < minLetters) return undefined;
  const near = roles
    .map((role) => ({ role, name: lettersOf(role.name) }))
    .map(({ role, name }) => ({ role, typos: typos(typed, name), max: name.length / lettersPerTypo }))
    .filter(({ typos, max }) => typos <= max)
    .sort((one, other) => one.typos - other.typos);
  return near[0]?.role ?? roles.find(({ name }) => lettersOf(name).startsWith(typed));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/\P{L}/gu, "");
}

/** Returns the number of wrong, missing and extra letters, and of swapped pairs. */
function typos(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= typed.length; row++) {
    const [above = [], twoAbove = []] = [rows[row - 1], rows[row - 2]];
    const counts = [row];
    for (let at = 1; at <= meant.length; at++) {
      const isSame = typed[row - 1] === meant[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      counts[at] = Math.min(
        (above[at] ?? 0) + 1,
        (counts[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoAbove[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(counts);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
