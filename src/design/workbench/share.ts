import type { Edits } from "./edits.ts";

/** Maximum length of the URL's fragment, in characters. All browsers and most programs accept it. */
export const longestHash = 8_000;

const start = "#edits=";

/** Returns the URL fragment that contains the edits, or undefined if they are too long. */
export function hashOf(edits: Edits): string | undefined {
  if (Object.keys(edits).length === 0) return "";
  const hash = start + encodeURIComponent(JSON.stringify(edits));
  return hash.length <= longestHash ? hash : undefined;
}

/** Returns the unvalidated edits in a URL fragment, or undefined if it contains none that are readable. */
export function editsIn(hash: string): Record<string, unknown> | undefined {
  if (!hash.startsWith(start) || hash.length > longestHash) return undefined;
  try {
    return asRecord(JSON.parse(decodeURIComponent(hash.slice(start.length))));
  } catch {
    return undefined;
  }
}

/** Returns undefined unless `value` is an object and not an array. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
