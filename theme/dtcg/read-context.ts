import { type Inputs, mergeSources } from "./merge-sources.ts";
import type { Place, Report } from "./mistake.ts";
import type { Layer } from "./read-resolver.ts";
import { readValues } from "./read-values.ts";
import { tokensBelow } from "./token-tree.ts";
import type { TokenType } from "./words.ts";

export interface Token {
  /** Dotted path in the merged tree: "color.clay.600". */
  path: string;
  type: TokenType;
  /** Value as written in the file, with aliases. */
  raw: unknown;
  /** Value in the standard's form, with every reference resolved. */
  value: unknown;
  /** Path from the project's root: "theme/tokens/color.tokens.json". */
  file: string;
  /** Keys from the file's root object. */
  keys: readonly string[];
  /** True if a modifier, such as the mode, sets the token. */
  isByModifier: boolean;
}

export interface Context {
  /** Tokens in file order. Invalid tokens are reported and left out. */
  tokens: Map<string, Token>;
  /** Position of each token by path, including invalid tokens. */
  places: ReadonlyMap<string, Place>;
}

/** Caches contexts, with equal keys for a default and its explicit name. */
export function contextReader(layers: readonly Layer[], report: Report): (inputs: Inputs) => Context {
  const known = new Map<string, Context>();
  const modifiers = layers.filter(({ kind }) => kind === "modifier");
  return (inputs) => {
    const key = JSON.stringify(modifiers.map(({ name, default: usual }) => inputs[name] ?? usual));
    const context = known.get(key) ?? readContext(layers, inputs, report);
    known.set(key, context);
    return context;
  };
}

export function readContext(layers: readonly Layer[], inputs: Inputs, report: Report): Context {
  const { root, paths } = mergeSources(layers, inputs, report);
  const places = new Map([...tokensBelow(root)].map(({ keys, node }) => [keys.join("."), node.place]));
  const read = new Map(readValues(root, report).map((token) => [token.path, token]));
  const ordered = [...paths.keys()].filter((path) => read.has(path));
  const tokens = new Map<string, Token>();
  // Tokens that only an extended group has come last.
  for (const path of new Set([...ordered, ...read.keys()])) {
    const token = read.get(path);
    if (!token) continue;
    const { place, ...rest } = token;
    tokens.set(path, { ...rest, ...place, isByModifier: paths.get(path)?.isByModifier ?? false });
  }
  return { tokens, places };
}

export function placeOf({ file, keys }: Token): Place {
  return { file, keys };
}
