import type { Edits } from "./edits.ts";

/** The longest address that is made and read, in characters: all browsers and most programs carry it. */
export const longestHash = 8_000;

const start = "#edits=";

/** The end of an address that brings the edits along; undefined where they would not fit in one. */
export function hashOf(edits: Edits): string | undefined {
  if (Object.keys(edits).length === 0) return "";
  const hash = start + encodeURIComponent(JSON.stringify(edits));
  return hash.length <= longestHash ? hash : undefined;
}

/** What an address brings, not yet checked; undefined where it brings nothing that can be read. */
export function editsIn(hash: string): Record<string, unknown> | undefined {
  if (!hash.startsWith(start) || hash.length > longestHash) return undefined;
  try {
    return asRecord(JSON.parse(decodeURIComponent(hash.slice(start.length))));
  } catch {
    return undefined;
  }
}

/** An object with keys of its own; undefined for anything else. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
