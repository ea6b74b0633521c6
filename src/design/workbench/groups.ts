import { keyOf } from "./edits.ts";
import type { TokenEntry } from "./token-entry.ts";

/** Tokens that are chosen from together. */
export interface TokenGroup {
  /** "color.clay in color.tokens.json" */
  name: string;
  file: string;
  entries: TokenEntry[];
}

/** The tokens of each file by the first two parts of a color’s path and the first of any other. */
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

/** What an entry is called within its group: "600", "solid", "h1.max". */
export function nameIn(group: TokenGroup, { path }: TokenEntry): string {
  return path.slice(group.name.length + 1) || path;
}
