import type { TokenFiles, TokenGroup } from "../../../theme/token-files.ts";

/** A token in one file. Semantic colors have a file for each mode. */
export interface TokenEntry {
  /** "color.tokens.json" */
  file: string;
  /** "color.clay.600" */
  path: string;
  type: string;
  /** Value as written in the file, possibly an alias. */
  value: unknown;
  description?: string;
}

export function entriesOf(files: TokenFiles): TokenEntry[] {
  return Object.entries(files).flatMap(([file, root]) => collect(root, { file, path: [], type: undefined }));
}

const overrideEnd = "-more-contrast.tokens.json";

/**
 * Returns all entries, plus those that each more-contrast file could override: the colors that its mode inherits from
 * light or dark. Setting such an entry is an edit of that file.
 */
export function everyEntry(files: TokenFiles): TokenEntry[] {
  const written = entriesOf(files);
  const overrides = Object.keys(files).filter((file) => file.endsWith(overrideEnd));
  const open = overrides.flatMap((file) => {
    const own = new Set(written.filter((entry) => entry.file === file).map(({ path }) => path));
    const usual = file.replace(overrideEnd, ".tokens.json");
    return written.filter((entry) => entry.file === usual && !own.has(entry.path)).map((entry) => ({ ...entry, file }));
  });
  // A color's description is written only once, for all modes.
  const said = new Map([...written].reverse().map(({ path, description }) => [path, description]));
  return [...written, ...open].map((entry) => {
    const description = entry.description ?? said.get(entry.path);
    return description === undefined ? entry : { ...entry, description };
  });
}

interface Place {
  file: string;
  path: readonly string[];
  type: string | undefined;
}

function collect(group: TokenGroup, { file, path, type }: Place): TokenEntry[] {
  const own = typeof group.$type === "string" ? group.$type : type;
  if (group.$value !== undefined) {
    const description = typeof group.$description === "string" ? { description: group.$description } : {};
    return [{ file, path: path.join("."), type: own ?? "", value: group.$value, ...description }];
  }
  return Object.entries(group).flatMap(([key, child]) =>
    key.startsWith("$") ? [] : collect(child as TokenGroup, { file, path: [...path, key], type: own }),
  );
}
