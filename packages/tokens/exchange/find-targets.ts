import { suggestion } from "../dtcg/mistake.ts";
import { isObject } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { textParts } from "../dtcg/values.ts";
import { type ForeignToken, maxNewTokens, type Refusal, UnreadableFile } from "./foreign-file.ts";
import type { OwnTheme, OwnToken } from "./own-theme.ts";
import { flatName, type Named, type NameTable, nameTable } from "./token-names.ts";

export interface Target extends Named {
  foreign: ForeignToken;
  /** Mode of the value, or the default if it's the same in every mode. */
  mode: string;
}

interface Names {
  table: NameTable;
  own: OwnTheme;
  refuse: (refusal: Refusal) => void;
}

/**
 * Maximum number of unknown names that get a suggestion. A file with more has other names, not misspelled ones, and the
 * search compares each with every name of the theme.
 */
export const maxSuggestions = 100;

/**
 * Finds the theme's token for each imported one. A text style becomes one target per part. Refuses unknown names, and
 * values that lack a required mode.
 */
export function findTargets(tokens: readonly ForeignToken[], { table, own, refuse }: Names): Target[] {
  // The search for the nearest name is slow, and each mode repeats the names.
  const problems = new Map<string, string>();
  return tokens.flatMap((token) => targetsOf(token));

  function targetsOf(foreign: ForeignToken): Target[] {
    const named = table.named(foreign.names);
    if (!named) {
      refuse({ at: foreign.at, problem: unknownName(flatName(foreign.names)) });
      return [];
    }
    const isByMode = own.isByMode(named.path);
    const mode = isByMode ? foreign.mode : own.usual;
    if (!mode) {
      refuse({ at: foreign.at, problem: "differs by mode, and the file has no mode; set --mode" });
      return [];
    }
    const { value } = foreign;
    const target = { ...named, foreign, mode };
    if (own.token(named.path, mode)?.type !== "typography" || named.part) return [target];
    // Tailwind names a style's size after the style, and CSS has no value for a whole style.
    if (foreign.names[0]?.startsWith("--")) return [{ ...target, part: "fontSize" }];
    return isObject(value) ? styleTargets(foreign, value, { ...named, mode }) : [target];
  }

  function styleTargets(style: ForeignToken, parts: Readonly<Record<string, unknown>>, to: Named & { mode: string }) {
    return Object.entries(parts).flatMap(([part, value]): Target[] => {
      const foreign = { ...style, names: [...style.names, part], value, at: `${style.at}.${part}` };
      if (Object.hasOwn(textParts, part)) return [{ ...to, part, foreign }];
      refuse({ at: foreign.at, problem: `a text style has no ${part}; it has ${Object.keys(textParts).join(", ")}` });
      return [];
    });
  }

  function unknownName(name: string): string {
    const known = problems.get(name);
    if (known !== undefined) return known;
    const nearest = problems.size < maxSuggestions ? table.nearest(name) : undefined;
    const problem = `the theme has no such token; ${nearest ? `did you mean ${nearest}? Or ` : ""}add it with --add`;
    problems.set(name, problem);
    return problem;
  }
}

interface Neighbor {
  token: OwnToken;
  groups: readonly string[];
  isByMode: boolean;
}

/**
 * Adds tokens without values to the theme for imported tokens that it lacks. Each goes next to the token that shares
 * the most groups with it. Refuses tokens without a description or a matching group, and returns all others. Throws if
 * there are too many.
 */
export function addNewTokens(
  tokens: readonly ForeignToken[],
  own: OwnTheme,
  refuse: (refusal: Refusal) => void,
): ForeignToken[] {
  const all = own.all();
  const known = nameTable(all, own.theme.prefix);
  const fresh = tokens.filter(({ names }) => !known.named(names));
  if (new Set(fresh.map(({ names }) => flatName(names))).size > maxNewTokens)
    throw new UnreadableFile(`the files have more than ${maxNewTokens} new tokens; add fewer at a time`);
  const descriptions = new Map(
    fresh.flatMap(({ names, description }) => (description ? [[flatName(names), description]] : [])),
  );
  const neighbors = all.map((token): Neighbor => {
    const groups = token.path.split(".").slice(0, -1);
    return { token, groups, isByMode: own.isByMode(token.path) };
  });
  const paths = new Set(all.map(({ path }) => path));
  const groups = new Set(all.flatMap(({ path }) => groupsOf(path.split("."))));
  const refused = new Set<string>();
  for (const token of fresh) {
    const name = flatName(token.names);
    if (refused.has(name)) continue;
    const above = groupsOf(token.names);
    const isOccupied = groups.has(token.names.join(".")) || above.some((group) => paths.has(group));
    const place = isOccupied
      ? { problem: "is new, but its name belongs to a group or a token; rename it" }
      : placeOf(token, descriptions.get(name), neighbors, own);
    if ("problem" in place) {
      refuse({ at: token.at, problem: place.problem });
      refused.add(name);
      continue;
    }
    paths.add(place.path);
    for (const group of above) groups.add(group);
    // A mode can read the files of another, and then has its token.
    if (!own.token(place.path, token.mode ?? own.usual)) own.set(place);
  }
  return tokens.filter(({ names }) => !refused.has(flatName(names)));
}

function groupsOf(names: readonly string[]): string[] {
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("."));
}

function placeOf(
  { names, mode, value }: ForeignToken,
  description: string | undefined,
  neighbors: readonly Neighbor[],
  own: OwnTheme,
): OwnToken | { problem: string } {
  const shared = neighbors.map(({ groups }) => sharedGroups(groups, names));
  const depth = Math.max(...shared);
  const near = neighbors.filter((_, index) => shared[index] === depth);
  if (depth === 0) return { problem: noGroup(names[0] ?? "", neighbors) };
  // A ramp and a palette can share a name. A color by purpose refers to a step, and a step refers to nothing.
  const kinds = new Set(near.map((each) => each.isByMode));
  const isByMode = kinds.size > 1 ? aliasTarget(value) !== undefined : kinds.has(true);
  const like = near.find((each) => each.isByMode === isByMode)?.token;
  if (!like || like.type === "typography") return { problem: "is a new text style; add it by hand" };
  if (isByMode && !mode) return { problem: "is new and differs by mode, and the file has no mode; set --mode" };
  if (!description) return { problem: "is new and has no description; add one" };
  const file = isByMode && mode ? own.modeFile(mode) : like.file;
  return { file, path: names.join("."), type: like.type, raw: undefined, added: { like: like.path, description } };
}

function noGroup(name: string, neighbors: readonly Neighbor[]): string {
  if (name.startsWith("--")) return "is new, and CSS has no descriptions; import it as DTCG";
  const known = [...new Set(neighbors.map(({ groups }) => groups[0] ?? ""))];
  return `is new, and the theme has no group ${name}; ${suggestion(name, known)}`;
}

function sharedGroups(groups: readonly string[], names: readonly string[]): number {
  const end = groups.findIndex((group, index) => index >= names.length - 1 || group !== names[index]);
  return end < 0 ? groups.length : end;
}
