import type { Resolver, TokenFiles } from "../../../theme/token-file.ts";
import { problemWith } from "./check-value.ts";
import { type Edits, keyOf, withEdit } from "./edits.ts";
import type { TokenEntry } from "./token-entry.ts";

/** What was taken of something that came from outside, and what was not, in words. */
export interface Taken {
  edits: Edits;
  refused: string[];
}

/** How many values are looked at, since each is tried in the theme. */
const most = 600;

/** Takes the values that belong to entries and that a build would take. */
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

/** What is as it was needs no trying. */
function problemOf(entry: TokenEntry, value: unknown, files: TokenFiles, resolver: Resolver): string | undefined {
  return JSON.stringify(value) === JSON.stringify(entry.value) ? undefined : problemWith(entry, value, files, resolver);
}
