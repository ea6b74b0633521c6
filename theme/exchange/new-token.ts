import { nearestWord } from "../dtcg/nearest-word.ts";
import { aliasTarget } from "../dtcg/references.ts";
import type { ForeignToken, Refusal } from "./foreign-token.ts";
import type { OwnTheme, OwnToken } from "./own-theme.ts";
import { flatName, namedIn, nameTable } from "./token-names.ts";

/**
 * Gives the theme places for tokens that it does not have, without a value yet, each beside what it has most groups in
 * common with. What has no description, or no group to go into, is refused.
 */
export function placeNewTokens(
  tokens: readonly ForeignToken[],
  own: OwnTheme,
  refuse: (refusal: Refusal) => void,
): ForeignToken[] {
  const known = nameTable(own.all());
  const isKnown = ({ names }: ForeignToken) => namedIn(known, names) !== undefined;
  const fresh = tokens.filter((token) => !isKnown(token));
  const descriptions = new Map(
    fresh.flatMap(({ names, description: said }) => (said ? [[flatName(names), said]] : [])),
  );
  const refused = new Set<string>();
  for (const token of fresh) {
    const name = flatName(token.names);
    if (refused.has(name)) continue;
    const place = placeOf(token, descriptions.get(name), own);
    if ("problem" in place) {
      refuse({ at: token.at, problem: place.problem });
      refused.add(name);
      // What more contrast does not say itself has a place already: that of light or dark.
    } else if (!own.token(place.path, token.mode ?? "light")) own.take(place);
  }
  return tokens.filter(({ names }) => !refused.has(flatName(names)));
}

function placeOf(
  { names, mode, value }: ForeignToken,
  description: string | undefined,
  own: OwnTheme,
): OwnToken | { problem: string } {
  const path = names.join(".");
  const all = own.all().filter((token) => token.path !== path);
  const depth = Math.max(...all.map((token) => sharedGroups(token.path, names)));
  const near = all.filter((token) => sharedGroups(token.path, names) === depth);
  if (depth === 0) return { problem: noGroup(names[0] ?? "", all) };
  if (all.some((token) => token.path.startsWith(`${path}.`) || path.startsWith(`${token.path}.`)))
    return { problem: "is new, and the theme has a group or a token in its place; rename it" };
  // A ramp and a palette may share a name: what names a step is a color by purpose, and a step is none.
  const kinds = new Set(near.map((token) => own.isByMode(token.path)));
  const isByMode = kinds.size > 1 ? aliasTarget(value) !== undefined : kinds.has(true);
  const like = near.find((token) => own.isByMode(token.path) === isByMode);
  if (!like || like.type === "typography") return { problem: "is a new text style; write it by hand" };
  if (isByMode && !mode) return { problem: "is new for each mode, and the file names none; say which with --mode" };
  if (!description) return { problem: "is new, and nothing says what it is for; give it a description" };
  const file = isByMode && mode ? own.modeFile(mode) : like.file;
  return { file, path, type: like.type, raw: undefined, added: { like: like.path, description } };
}

function noGroup(name: string, all: readonly OwnToken[]): string {
  const groups = [...new Set(all.map(({ path }) => path.split(".")[0] ?? ""))];
  const nearest = nearestWord(name, groups);
  const mend = nearest ? `did you mean ${nearest}?` : `take one of ${groups.join(", ")}`;
  return `is new, and the theme has no group called ${name}; ${mend}`;
}

/** How many groups two tokens have in common from the outermost on. */
function sharedGroups(path: string, names: readonly string[]): number {
  const groups = path.split(".").slice(0, -1);
  const end = groups.findIndex((group, index) => index >= names.length - 1 || group !== names[index]);
  return end < 0 ? groups.length : end;
}
