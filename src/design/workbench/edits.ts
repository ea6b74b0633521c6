import type { TokenFiles, TokenGroup } from "../../../theme/token-files.ts";
import type { TokenEntry } from "./token-entry.ts";

/** Changed values by their entry's `keyOf`. */
export type Edits = Readonly<Record<string, unknown>>;

/** Returns an entry's key: "color.tokens.json#color.clay.600". */
export function keyOf({ file, path }: Pick<TokenEntry, "file" | "path">): string {
  return `${file}#${path}`;
}

export function currentValue(entry: TokenEntry, edits: Edits): unknown {
  return edits[keyOf(entry)] ?? entry.value;
}

/** Returns the edits with a new value for an entry. Drops the edit if the value equals the file's. */
export function withEdit(edits: Edits, entry: TokenEntry, value: unknown): Edits {
  const key = keyOf(entry);
  const { [key]: _, ...others } = edits;
  return isSame(value, entry.value) ? others : { ...others, [key]: value };
}

/** Returns the files with the edits applied. Unedited parts are shared, not copied. */
export function editedFiles(files: TokenFiles, edits: Edits): TokenFiles {
  const result = new Map(Object.entries(files));
  for (const [key, value] of Object.entries(edits)) {
    const { file, path } = entryAt(key);
    const root = result.get(file);
    if (root) result.set(file, withValue(root, path.split("."), value));
  }
  return Object.fromEntries(result);
}

export function entryAt(key: string): Pick<TokenEntry, "file" | "path"> {
  const end = key.indexOf("#");
  return { file: key.slice(0, end), path: key.slice(end + 1) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A more-contrast file may not contain the group yet, so missing groups are created. */
function withValue(group: TokenGroup | undefined, [name, ...rest]: readonly string[], value: unknown): TokenGroup {
  if (name === undefined) return { ...group, $value: value };
  return { ...group, [name]: withValue(group?.[name] as TokenGroup | undefined, rest, value) };
}
