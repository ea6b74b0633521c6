import { isObject } from "../../dtcg/read-tree.ts";
import type { ForeignFile, ForeignToken } from "../foreign-token.ts";
import { Collected, nameProblem } from "../limits.ts";
import { modeNamed } from "../mode-named.ts";
import { reckon } from "./reckon.ts";
import { readGroups } from "./token-groups.ts";

type Json = Readonly<Record<string, unknown>>;

/** Recognizes Tokens Studio's files: with sets and themes, or with values that have no `$`. */
export function isTokensStudio(root: Json): boolean {
  return "$themes" in root || "$metadata" in root || hasOlderToken(root);
}

/** The first token decides, because all tokens of a file have the same form. */
function hasOlderToken(group: Json, depth = 0): boolean {
  if (depth > 12) return false;
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith("$") || !isObject(child)) continue;
    if ("$value" in child) return false;
    if ("value" in child && "type" in child && !isObject(child.type)) return true;
    if (hasOlderToken(child, depth + 1)) return true;
  }
  return false;
}

/**
 * Reads Tokens Studio's single file, with several named sets or a single unnamed one. A set belongs to the mode in its
 * name, or to that of the only theme that enables it. Later sets override earlier ones.
 */
export function readTokensStudio(root: Json): ForeignFile {
  const into = new Collected();
  const sets = "$themes" in root || "$metadata" in root ? setNames(root) : [];
  for (const name of sets) {
    const set = root[name];
    const problem = nameProblem([name]);
    if (problem) into.refuse(name, problem);
    else if (isObject(set)) readGroups(set, { into, within: name, mode: modeNamed(name) ?? modeOfThemes(name, root) });
  }
  if (sets.length === 0) readGroups(root, { into });
  const latest = new Map(into.tokens.map((token) => [keyOf(token), token]));
  const tokens = [...latest.values()].map((token) => withValueReckoned(token, into, latest));
  return {
    format: "Tokens Studio",
    tokens: tokens.filter((token) => token !== undefined),
    refused: into.refused,
  };
}

/** Returns the sets in override order. */
function setNames(root: Json): string[] {
  const known = Object.keys(root).filter((name) => !name.startsWith("$"));
  const order: unknown = isObject(root.$metadata) ? root.$metadata.tokenSetOrder : undefined;
  const ordered = Array.isArray(order) ? order.filter((name) => known.includes(name)) : [];
  return [...new Set<string>([...ordered, ...known])];
}

function modeOfThemes(set: string, { $themes }: Json) {
  const themes = (Array.isArray($themes) ? $themes : []).filter(isObject);
  const enabling = themes.filter(({ selectedTokenSets: sets }) => isObject(sets) && sets[set] === "enabled");
  return enabling.length === 1 ? modeNamed(String(enabling[0]?.name)) : undefined;
}

const keyOf = ({ names, mode }: Pick<ForeignToken, "names" | "mode">) => `${mode ?? ""} ${names.join(".")}`;

/** Computes the token's expression. Refuses the token and returns undefined if that fails. */
function withValueReckoned(
  token: ForeignToken,
  into: Collected,
  all: ReadonlyMap<string, ForeignToken>,
): ForeignToken | undefined {
  const { value, mode, at } = token;
  if (typeof value !== "string") return token;
  const found = reckon(value, (name) => {
    const target = all.get(`${mode ?? ""} ${name}`) ?? all.get(` ${name}`);
    return target?.value;
  });
  if ("text" in found) return { ...token, value: found.text };
  into.refuse(at, found.problem);
  return undefined;
}
