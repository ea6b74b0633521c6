import type { TokenFiles, TokenGroup } from "../../../theme/token-file.ts";

/** A token as one file writes it. Colors by purpose stand in a file for each mode. */
export interface TokenEntry {
  /** "color.tokens.json" */
  file: string;
  /** "color.clay.600" */
  path: string;
  type: string;
  /** As written, aliases and all. */
  value: unknown;
  description?: string;
}

/** Every token of every file, in the order of the files. */
export function entriesOf(files: TokenFiles): TokenEntry[] {
  return Object.entries(files).flatMap(([file, root]) => collect(root, { file, path: [], type: undefined }));
}

const overrideEnd = "-more-contrast.tokens.json";

/**
 * The same, and for each file of more contrast what it could override: the colors that its mode takes from light or dark
 * as they are. A value of its own for one is an edit of that file.
 */
export function everyEntry(files: TokenFiles): TokenEntry[] {
  const written = entriesOf(files);
  const overrides = Object.keys(files).filter((file) => file.endsWith(overrideEnd));
  const open = overrides.flatMap((file) => {
    const own = new Set(written.filter((entry) => entry.file === file).map(({ path }) => path));
    const usual = file.replace(overrideEnd, ".tokens.json");
    return written.filter((entry) => entry.file === usual && !own.has(entry.path)).map((entry) => ({ ...entry, file }));
  });
  // What a color is for is said once, for all modes.
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
