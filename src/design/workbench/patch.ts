import { formatted } from "../../../theme/token-text.ts";
import { type Edits, entryAt } from "./edits.ts";
import type { TokenEntry } from "./token-entry.ts";

export function changedFiles(edits: Edits): Map<string, { path: string; value: unknown }[]> {
  const files = new Map<string, { path: string; value: unknown }[]>();
  for (const [key, value] of Object.entries(edits)) {
    const { file, path } = entryAt(key);
    files.set(file, [...(files.get(file) ?? []), { path, value }]);
  }
  return files;
}

interface PatchGroup {
  [name: string]: PatchGroup | unknown;
}

/** Returns a token file (DTCG 2025.10) with only one file's edits. */
export function patchOf(file: string, edits: Edits, entries: readonly TokenEntry[]): string {
  const types = new Map(entries.filter((entry) => entry.file === file).map(({ path, type }) => [path, type]));
  const root: PatchGroup = {};
  for (const { path, value } of changedFiles(edits).get(file) ?? []) {
    const names = path.split(".");
    let group = root;
    for (const name of names) {
      group[name] ??= {};
      group = group[name] as PatchGroup;
    }
    Object.assign(group, { $type: types.get(path), $value: value });
  }
  return `${formatted(root, { column: 0, indent: 0 }, true)}\n`;
}
