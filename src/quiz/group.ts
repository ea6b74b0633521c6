import type { Role, RoleKey } from "../../data/quiz/roles.ts";
import { linkedValue, withoutPunctuation } from "../components/linked-value.ts";

/** One person's result. */
export interface Member {
  /** Empty if the link or line names no one. */
  name: string;
  /** One role, or several that tie. */
  roles: readonly [RoleKey, ...RoleKey[]];
}

type NamedRole = Pick<Role, "key" | "name">;

export const maxGroupSize = 40;
export const maxNameLength = 40;

/** Path of the page, whose fragment contains a group. */
export const togetherPath = "/quiz/together";

/**
 * Encodes a group as a URL fragment, `#Ada=weaver&Ben=healer.guide`, which browsers don't send to the server. Dots
 * separate a person's roles, because no key contains one.
 */
export function groupFragment(members: readonly Member[]): string {
  return `#${new URLSearchParams(members.map(({ name, roles }) => [name, roles.join(".")]))}`;
}

/**
 * Decodes a group. Leaves out parts without a known role, such as `utm_source=x`. Returns undefined if the group or a
 * name is too long, or if no person is left. Also returns undefined if the last role is only the start of a role's key,
 * because then the link was cut off.
 */
export function readGroup(fragment: string, roles: readonly NamedRole[]): Member[] | undefined {
  const entries = peopleIn(fragment, roles);
  const found = entries.filter(([, keys]) => memberOf("", keysOf(keys), roles));
  const members = found.flatMap(([name, keys]) => memberOf(name, keysOf(keys), roles) ?? []);
  const last = keysOf(entries.at(-1)?.[1] ?? "").at(-1) ?? "";
  const isCut = roles.some(({ key }) => key !== last && key.startsWith(last));
  const fits = found.length <= maxGroupSize && found.every(([name]) => name.length <= maxNameLength);
  return found.length > 0 && fits && !isCut ? members : undefined;
}

/** Parameters that social networks and mail programs add to links. */
const tracking = /^(?:utm_.*|_.*|mc_[ce]id|(?:fb|g|d|ms|tt|yc)clid|[gw]braid|igsh|igshid|si)$/;

/**
 * Returns the names of the people that `readGroup` leaves out. For a person without a name, returns the unknown role.
 */
export function unreadNames(fragment: string, roles: readonly NamedRole[]): string[] {
  const others = peopleIn(fragment, roles).filter(([, keys]) => !memberOf("", keysOf(keys), roles));
  return others.map(([name, keys]) => (name.trim() || linkedValue(keys)).slice(0, maxNameLength));
}

/**
 * Returns the names in a fragment, with their roles as written. Skips tracking parameters without a known role, because
 * a name can equal one, such as `si`.
 */
function peopleIn(fragment: string, roles: readonly NamedRole[]): [name: string, keys: string][] {
  return [...new URLSearchParams(fragment.replace(/^#/, ""))].filter(
    ([name, keys]) => !tracking.test(name) || memberOf("", keysOf(keys), roles),
  );
}

function keysOf(value: string): string[] {
  return linkedValue(value).split(".");
}

function memberOf(name: string, keys: readonly string[], roles: readonly NamedRole[]): Member | undefined {
  const [first, ...more] = keys.map((key) => roles.find((role) => role.key === key)?.key);
  const isKnown = first !== undefined && more.every((key) => key !== undefined);
  if (!isKnown || new Set(keys).size < keys.length) return undefined;
  return {
    name: name.replaceAll(/\s+/g, " ").trim().slice(0, maxNameLength).trim(),
    roles: [first, ...more.filter((key) => key !== undefined)],
  };
}

export type LineProblem = "link" | "role";

interface ReadLines {
  members: Member[];
  /** Lines without a result, counted from 1. */
  problems: { line: number; text: string; problem: LineProblem }[];
}

/**
 * Reads a line for each person: a shared link, a name with roles, or a name with a link. The link of a whole group adds
 * all of its people. Skips empty lines.
 */
export function readLines(text: string, roles: readonly NamedRole[]): ReadLines {
  const members: Member[] = [];
  const problems: ReadLines["problems"] = [];
  for (const [index, whole] of text.split("\n").entries()) {
    const line = whole.trim();
    if (line === "") continue;
    const link = line.split(/\s+/).find((word) => word.includes("/"));
    const found = link
      ? linkedMembers(link, partsOf(line.replace(link, ""))[0] ?? "", roles)
      : namedMembers(line, roles);
    if (found.length > 0) members.push(...found);
    else problems.push({ line: index + 1, text: line, problem: link ? "link" : "role" });
  }
  return { members, problems };
}

/**
 * Returns the people in a link that names roles: to the quiz, a role’s page, a role pack or a group. Returns none if
 * the link names no role, or one that is unknown or repeated.
 */
function linkedMembers(link: string, name: string, roles: readonly NamedRole[]): Member[] {
  const url = urlOf(withoutPunctuation(link));
  if (!url) return [];
  const { pathname, searchParams, hash } = url;
  if (pathname.endsWith(togetherPath)) return (unreadNames(hash, roles).length === 0 && readGroup(hash, roles)) || [];
  const own = new URLSearchParams(hash.slice(1));
  const [, page] = /\/quiz\/roles\/(\w+)\/?$/.exec(pathname) ?? [];
  const keys = [...searchParams.getAll("role"), page, own.get("role"), own.get("secondary")]
    .map(linkedValue)
    .filter(Boolean);
  return [memberOf(name, keys, roles)].filter((member) => member !== undefined);
}

function urlOf(link: string): URL | undefined {
  try {
    return new URL(link, "https://site.invalid");
  } catch {
    return undefined;
  }
}

/** Separators of a person's name and roles in a line. Splitting keeps them, as every second part. */
export const separators = /([\t:,;=&+()–—]|\s-\s|\sand\s)/i;

function partsOf(line: string): string[] {
  return line
    .split(separators)
    .filter((_, at) => at % 2 === 0)
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * Returns the person in a line with roles by name, after the person’s name if there is one: "Ada: Weaver and Healer",
 * or "Ada Weaver". Returns none if a role is unknown or repeated.
 */
function namedMembers(line: string, roles: readonly NamedRole[]): Member[] {
  const keyOf = (part: string) => roles.find(({ name }) => name.toLowerCase() === part.toLowerCase())?.key;
  const colon = line.lastIndexOf(":");
  const parts = partsOf(line.slice(colon + 1));
  const [name, named] = colon >= 0 ? [line.slice(0, colon), parts] : splitName(parts, roles);
  const keys = named.map((part) => keyOf(part) ?? "");
  return [memberOf(name, keys, roles)].filter((member) => member !== undefined);
}

function splitName([first = "", ...others]: string[], roles: readonly NamedRole[]): [name: string, named: string[]] {
  const role = roles.find(({ name }) => ` ${first}`.toLowerCase().endsWith(` ${name.toLowerCase()}`));
  return role ? [first.slice(0, first.length - role.name.length), [role.name, ...others]] : [first, others];
}

/** Writes a group as lines that `readLines` can read. */
export function linesOf(members: readonly Member[], roles: readonly NamedRole[]): string {
  const nameOf = (key: RoleKey) => roles.find((role) => role.key === key)?.name ?? key;
  return members
    .map(({ name, roles: keys }) => [name, keys.map(nameOf).join(" and ")].filter(Boolean).join(": "))
    .join("\n");
}
