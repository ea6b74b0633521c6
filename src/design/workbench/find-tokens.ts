import { type Edits, keyOf, type LiveTheme } from "./edits.ts";
import { swatchOf, type TokenEntry, wordsOf } from "./token-entry.ts";

interface Searched {
  entries: readonly TokenEntry[];
  edits: Edits;
  live: LiveTheme;
}

/**
 * Finds tokens by all words of a query in their path, file, value, hex color, description or that of their groups. Names
 * with most of the words come first. Returns none for an empty query.
 */
export function findTokens(query: string, { entries, edits, live }: Searched): TokenEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const textOf = (entry: TokenEntry) => {
    const { path, file, description = "", about = "", value } = entry;
    const now = JSON.stringify(edits[keyOf(entry)] ?? value);
    return `${path} ${file} ${description} ${about} ${now} ${swatchOf(entry, live) ?? ""}`.toLowerCase();
  };
  const found = entries.filter((entry) => {
    const text = textOf(entry);
    return words.every((word) => text.includes(word));
  });
  const named = ({ path }: TokenEntry) => words.filter((word) => path.toLowerCase().includes(word)).length;
  return found.sort((one, other) => named(other) - named(one));
}
