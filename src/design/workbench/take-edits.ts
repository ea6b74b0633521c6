import type { Resolver, TokenFiles } from "../../../theme/token-files.ts";
import { type Edits, keyOf, withEdit } from "./edits.ts";
import { liveTheme } from "./live-theme.ts";
import type { TokenEntry } from "./token-entry.ts";

/** Maximum length of a value as JSON, in characters. */
const longest = 1_000;

/** Returns an error message for a value that a build would reject, undefined for a valid one. */
function problemWith(entry: TokenEntry, value: unknown, files: TokenFiles, resolver: Resolver): string | undefined {
  if (value === null || value === undefined) return `${keyOf(entry)} has no value`;
  if (JSON.stringify(value).length > longest) return `${keyOf(entry)} is longer than ${longest} characters`;
  try {
    liveTheme(files, resolver, { [keyOf(entry)]: value });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Taken {
  edits: Edits;
  refused: string[];
}

/** Maximum number of values, because each one is tried in the theme. */
const most = 600;

/** Accepts the values that belong to known entries and that a build would accept. */
export function takeEdits(
  given: Readonly<Record<string, unknown>>,
  entries: readonly TokenEntry[],
  { files, resolver }: { files: TokenFiles; resolver: Resolver },
): Taken {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const all = Object.entries(given);
  const refused = all.length > most ? [`Only the first ${most} of ${all.length} values were looked at.`] : [];
  let edits: Edits = {};
  for (const [key, value] of all.slice(0, most)) {
    const entry = byKey.get(key);
    const problem = entry ? problemOf(entry, value, files, resolver) : `${key}: the theme has no such token`;
    if (problem !== undefined) refused.push(problem);
    else if (entry) edits = withEdit(edits, entry, value);
  }
  return { edits, refused };
}

/** Unchanged values need no check. */
function problemOf(entry: TokenEntry, value: unknown, files: TokenFiles, resolver: Resolver): string | undefined {
  return JSON.stringify(value) === JSON.stringify(entry.value) ? undefined : problemWith(entry, value, files, resolver);
}
