import type { TokenFiles, TokenGroup } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { keyOf } from "./edits.ts";
import { asRecord } from "./share.ts";
import { entriesOf, everyEntry, type TokenEntry } from "./token-entry.ts";

/** Maximum length of an imported file in characters: more than ten times the largest token file. */
export const maxFileLength = 200_000;
/** Maximum depth of groups. Deeper files aren't token files of this theme. */
const deepest = 12;

export type Imported = { given: Record<string, unknown> } | { problem: string };

/**
 * Returns the values in a complete or partial token file, by entry, or the problem with the file. A token that only one
 * file of the theme defines belongs to that file. A semantic color, which the file of each mode defines, belongs to the
 * file whose name, without `tokens.json`, begins the imported file’s name. All other tokens belong to `fallback`.
 */
export function importFile(
  text: string,
  name: string,
  { files, fallback }: { files: TokenFiles; fallback: string },
): Imported {
  if (text.length > maxFileLength)
    return { problem: `${name} has more than ${maxFileLength} characters, which no token file of this theme has.` };
  let root: TokenGroup | undefined;
  try {
    root = asRecord(JSON.parse(text));
  } catch (error) {
    return { problem: `${name} is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (!root) return { problem: `${name} holds no tokens; a token file is an object of groups.` };
  if (depthOf(root) > deepest) return { problem: `${name} has groups within groups more than ${deepest} deep.` };
  const incoming = entriesOf({ [name]: root });
  if (incoming.length === 0) return { problem: `${name} holds no tokens; each needs a $value.` };
  const places = filesByPath(everyEntry(files));
  const named = Object.keys(files).find((file) => name.startsWith(file.slice(0, -"tokens.json".length))) ?? fallback;
  const given = incoming.map(({ path, value }) => {
    const candidates = places.get(path) ?? [];
    const found = candidates.length === 1 ? candidates[0] : candidates.find((file) => file === named);
    return [keyOf({ file: found ?? fallback, path }), value];
  });
  return { given: Object.fromEntries(given) };
}

function filesByPath(entries: readonly TokenEntry[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, file } of entries) places.set(path, [...(places.get(path) ?? []), file]);
  return places;
}

function depthOf(value: unknown, depth = 0): number {
  if (depth > deepest) return depth;
  const record = asRecord(value);
  if (!record) return depth;
  return Math.max(depth, ...Object.values(record).map((child) => depthOf(child, depth + 1)));
}
