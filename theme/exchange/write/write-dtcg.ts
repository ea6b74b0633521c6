import { type Mode, modes } from "../../conditions.ts";
import { isObject } from "../../dtcg/read-tree.ts";
import type { TokenFiles } from "../../token-file.ts";
import { formatted } from "../../token-text/write-json.ts";
import type { OwnTheme } from "../own-theme.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The theme in the standard’s format (DTCG 2025.10): its own files as they are, resolver included, and below `modes/` for
 * programs that know no resolver a file of everything for each mode.
 */
export function writeDtcg(
  texts: Readonly<Record<string, string>>,
  files: TokenFiles,
  own: OwnTheme,
): Map<string, string> {
  const whole = modes.map((mode): [string, string] => {
    const merged = own.filesOf(mode).reduce<Json>((root, file) => mergeGroups(root, files[file] ?? {}), {});
    const { $schema, $description, ...groups } = merged;
    const described = { $schema, $description: describe(mode), ...groups };
    return [`modes/${mode}.tokens.json`, `${formatted(described, { column: 0, indent: 0 }, true)}\n`];
  });
  return new Map([...Object.entries(texts), ...whole]);
}

function describe(mode: Mode): string {
  return `All tokens as they are in the mode ${mode}.`;
}

/** The later of two groups over the earlier; a token is replaced, but for what it leaves unsaid. */
function mergeGroups(earlier: Json, later: Json): Json {
  const merged = new Map(Object.entries(earlier));
  for (const [name, value] of Object.entries(later)) {
    const before = merged.get(name);
    merged.set(name, isObject(before) && isObject(value) && name !== "$value" ? mergeGroups(before, value) : value);
  }
  return Object.fromEntries(merged);
}
