import type { Resolver, TokenFiles } from "../../../theme/token-files.ts";
import { keyOf } from "./edits.ts";
import { liveTheme } from "./live-theme.ts";
import type { TokenEntry } from "./token-entry.ts";

/** Maximum length of a value as JSON, in characters. */
const longest = 1_000;

/** Returns an error message for a value that a build would reject, undefined for a valid one. */
export function problemWith(
  entry: TokenEntry,
  value: unknown,
  files: TokenFiles,
  resolver: Resolver,
): string | undefined {
  if (value === null || value === undefined) return `${keyOf(entry)} has no value`;
  if (JSON.stringify(value).length > longest) return `${keyOf(entry)} is longer than ${longest} characters`;
  try {
    liveTheme(files, resolver, { [keyOf(entry)]: value });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
