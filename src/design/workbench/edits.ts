import type { TokenFiles, TokenGroup } from "../../../theme/token-file.ts";
import type { TokenEntry } from "./token-entry.ts";

/** Changed values by `keyOf` their entry. */
export type Edits = Readonly<Record<string, unknown>>;

/** Names an entry: "color.tokens.json#color.clay.600". */
export function keyOf({ file, path }: Pick<TokenEntry, "file" | "path">): string {
  return `${file}#${path}`;
}

/** What an entry is now. */
export function currentValue(entry: TokenEntry, edits: Edits): unknown {
  return edits[keyOf(entry)] ?? entry.value;
}

/** The edits with another value for an entry. One that is as the file has it is no edit. */
export function withEdit(edits: Edits, entry: TokenEntry, value: unknown): Edits {
  const key = keyOf(entry);
  const { [key]: _, ...others } = edits;
  return isSame(value, entry.value) ? others : { ...others, [key]: value };
}

/** The files with the edits in them; what is not edited is shared, not copied. */
export function editedFiles(files: TokenFiles, edits: Edits): TokenFiles {
  const result = new Map(Object.entries(files));
  for (const [key, value] of Object.entries(edits)) {
    const { file, path } = entryAt(key);
    const root = result.get(file);
    if (root) result.set(file, withValue(root, path.split("."), value));
  }
  return Object.fromEntries(result);
}

/** The reverse of `keyOf`. */
export function entryAt(key: string): Pick<TokenEntry, "file" | "path"> {
  const end = key.indexOf("#");
  return { file: key.slice(0, end), path: key.slice(end + 1) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A file for more contrast has no group yet for its first override there. */
function withValue(group: TokenGroup | undefined, [name, ...rest]: readonly string[], value: unknown): TokenGroup {
  if (name === undefined) return { ...group, $value: value };
  return { ...group, [name]: withValue(group?.[name] as TokenGroup | undefined, rest, value) };
}
