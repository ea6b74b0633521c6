import { keyOf } from "./edits.ts";
import type { TokenEntry } from "./token-entry.ts";

export interface TokenGroup {
  /** "color.clay in color.tokens.json" */
  name: string;
  file: string;
  entries: TokenEntry[];
}

/** Groups each file's tokens by the first two parts of a color's path, or by the first part of any other path. */
export function groupsOf(entries: readonly TokenEntry[]): TokenGroup[] {
  const groups = new Map<string, TokenGroup>();
  for (const entry of entries) {
    const parts = entry.path.split(".");
    const name = parts.slice(0, parts[0] === "color" ? 2 : 1).join(".");
    const key = keyOf({ file: entry.file, path: name });
    const group = groups.get(key) ?? { name, file: entry.file, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns an entry's name within its group: "600", "solid", "h1.max". */
export function nameIn(group: TokenGroup, { path }: TokenEntry): string {
  return path.slice(group.name.length + 1) || path;
}
