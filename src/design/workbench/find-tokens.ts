import { type Edits, keyOf, type LiveTheme } from "./edits.ts";
import { swatchOf, type TokenEntry } from "./token-entry.ts";

/** Maximum length in characters. */
const longestQuery = 100;

interface Searched {
  entries: readonly TokenEntry[];
  edits: Edits;
  live: LiveTheme;
}

/**
 * Finds tokens by all words of a query in their path, file, description, value or hex color. Exact names come first.
 * Returns none for an empty query.
 */
export function findTokens(query: string, { entries, edits, live }: Searched): TokenEntry[] {
  const words = query.trim().toLowerCase().slice(0, longestQuery).split(/\s+/);
  if (words[0] === "") return [];
  const textOf = (entry: TokenEntry) => {
    const { path, file, description = "", value } = entry;
    const now = JSON.stringify(edits[keyOf(entry)] ?? value);
    return `${path} ${file} ${description} ${now} ${swatchOf(entry, live) ?? ""}`.toLowerCase();
  };
  const found = entries.filter((entry) => {
    const text = textOf(entry);
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ path }: TokenEntry) => words.every((word) => path.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}
