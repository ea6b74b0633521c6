import { type Inputs, mergeSources } from "./merge-sources.ts";
import type { Place, Report } from "./mistake.ts";
import type { Layer } from "./read-resolver.ts";
import { readValues } from "./read-values.ts";
import type { TokenType } from "./words.ts";

export interface Token {
  /** Dotted place in the merged tree: "color.clay.600". */
  path: string;
  type: TokenType;
  /** As written, aliases and all. */
  raw: unknown;
  /** As the standard writes it, with every reference replaced by what it stands for. */
  value: unknown;
  /** "theme/tokens/color.tokens.json" */
  file: string;
  /** Where in the file. */
  keys: readonly string[];
  /** Whether a modifier, such as the mode, has a say in it. */
  isByModifier: boolean;
}

/** Every token that holds for these inputs, in the order of the files; without those that are wrong, which are reported. */
export function readContext(layers: readonly Layer[], inputs: Inputs, report: Report): Map<string, Token> {
  const { root, paths } = mergeSources(layers, inputs, report);
  const read = new Map(readValues(root, report).map((token) => [token.path, token]));
  const ordered = [...paths.keys()].filter((path) => read.has(path));
  const tokens = new Map<string, Token>();
  // What only an extended group has comes last.
  for (const path of new Set([...ordered, ...read.keys()])) {
    const token = read.get(path);
    if (!token) continue;
    const { place, ...rest } = token;
    tokens.set(path, { ...rest, ...place, isByModifier: paths.get(path)?.isByModifier ?? false });
  }
  return tokens;
}

/** Where a token stands, for what is wrong with it. */
export function placeOf({ file, keys }: Token): Place {
  return { file, keys };
}
