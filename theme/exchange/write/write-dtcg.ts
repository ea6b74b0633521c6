import { type Mode, modes } from "../../conditions.ts";
import { isObject } from "../../dtcg/read-tree.ts";
import type { TokenFiles } from "../../token-file.ts";
import { formatted } from "../../token-text/write-json.ts";
import type { OwnTheme } from "../own-theme.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Writes the theme in the standard's format (DTCG 2025.10): its own files unchanged, including the resolver. For
 * programs without resolver support, `modes/` also has one complete file per mode.
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

/** Merges two groups. A later token overrides an earlier one, except for the properties it leaves out. */
function mergeGroups(earlier: Json, later: Json): Json {
  const merged = new Map(Object.entries(earlier));
  for (const [name, value] of Object.entries(later)) {
    const before = merged.get(name);
    merged.set(name, isObject(before) && isObject(value) && name !== "$value" ? mergeGroups(before, value) : value);
  }
  return Object.fromEntries(merged);
}
