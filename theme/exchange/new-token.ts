import { nearestWord } from "../dtcg/nearest-word.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { type ForeignToken, type Refusal, UnreadableFile } from "./foreign-token.ts";
import { MOST_NEW } from "./limits.ts";
import type { OwnTheme, OwnToken } from "./own-theme.ts";
import { flatName, namedIn, nameTable } from "./token-names.ts";

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
export function placeNewTokens(
  tokens: readonly ForeignToken[],
  own: OwnTheme,
  refuse: (refusal: Refusal) => void,
): ForeignToken[] {
  const all = own.all();
  const known = nameTable(all);
  const fresh = tokens.filter(({ names }) => !namedIn(known, names));
  if (new Set(fresh.map(({ names }) => flatName(names))).size > MOST_NEW)
    throw new UnreadableFile(`there are more than ${MOST_NEW} new tokens; add fewer at a time`);
  const descriptions = new Map(
    fresh.flatMap(({ names, description: said }) => (said ? [[flatName(names), said]] : [])),
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
    const isTaken = groups.has(token.names.join(".")) || above.some((group) => paths.has(group));
    const place = isTaken
      ? { problem: "is new, and there is a group or a token in its place; rename it" }
      : placeOf(token, descriptions.get(name), neighbors, own);
    if ("problem" in place) {
      refuse({ at: token.at, problem: place.problem });
      refused.add(name);
      continue;
    }
    paths.add(place.path);
    for (const group of above) groups.add(group);
    // Modes with more contrast fall back to the token in light or dark.
    if (!own.token(place.path, token.mode ?? "light")) own.take(place);
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
  if (!like || like.type === "typography") return { problem: "is a new text style; write it by hand" };
  if (isByMode && !mode) return { problem: "is new for each mode, and the file names none; say which with --mode" };
  if (!description) return { problem: "is new, and nothing says what it is for; give it a description" };
  const file = isByMode && mode ? own.modeFile(mode) : like.file;
  return { file, path: names.join("."), type: like.type, raw: undefined, added: { like: like.path, description } };
}

function noGroup(name: string, neighbors: readonly Neighbor[]): string {
  const known = [...new Set(neighbors.map(({ groups }) => groups[0] ?? ""))];
  const nearest = nearestWord(name, known);
  const mend = nearest ? `did you mean ${nearest}?` : `take one of ${known.join(", ")}`;
  return `is new, and the theme has no group called ${name}; ${mend}`;
}

function sharedGroups(groups: readonly string[], names: readonly string[]): number {
  const end = groups.findIndex((group, index) => index >= names.length - 1 || group !== names[index]);
  return end < 0 ? groups.length : end;
}
