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
