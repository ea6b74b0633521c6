import { formatted, putToken } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { type Edits, entryAt } from "./edits.ts";
import type { TokenEntry } from "./token-entry.ts";

/**
 * Maximum length of the URL's fragment, in characters. All browsers and most programs accept a fragment of this length.
 */
export const maxHashLength = 8_000;

const start = "#edits=";

/**
 * Returns the URL fragment that contains the edits. Returns an empty string if there are no edits, and undefined if the
 * fragment is too long.
 */
export function hashOf(edits: Edits): string | undefined {
  if (Object.keys(edits).length === 0) return "";
  const hash = start + encodeURIComponent(JSON.stringify(edits));
  return hash.length <= maxHashLength ? hash : undefined;
}

/** Returns the unvalidated edits in a URL fragment, or undefined if it contains no readable edits. */
export function editsIn(hash: string): Record<string, unknown> | undefined {
  if (!hash.startsWith(start) || hash.length > maxHashLength) return undefined;
  try {
    const text = decodeURIComponent(hash.slice(start.length));
    // Another program may have added a period or a parameter to the link.
    return asRecord(JSON.parse(text.slice(0, text.lastIndexOf("}") + 1)));
  } catch {
    return undefined;
  }
}

/** Returns `value` if it is an object and not an array, otherwise undefined. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

export function changedFiles(edits: Edits): Map<string, { path: string; value: unknown }[]> {
  const files = new Map<string, { path: string; value: unknown }[]>();
  for (const [key, value] of Object.entries(edits)) {
    const { file, path } = entryAt(key);
    files.set(file, [...(files.get(file) ?? []), { path, value }]);
  }
  return files;
}

/** Returns a token file (DTCG 2025.10) with only the edits of `file`. */
export function patchOf(file: string, edits: Edits, entries: readonly TokenEntry[]): string {
  const types = new Map(entries.filter((entry) => entry.file === file).map(({ path, type }) => [path, type]));
  const root = {};
  for (const { path, value } of changedFiles(edits).get(file) ?? [])
    putToken(root, path, { $type: types.get(path), $value: value });
  return `${formatted(root, { column: 0, indent: 0 }, true)}\n`;
}
