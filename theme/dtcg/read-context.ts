import { type Inputs, mergeSources } from "./merge-sources.ts";
import type { Place, Report } from "./mistake.ts";
import type { Layer } from "./read-resolver.ts";
import { readValues } from "./read-values.ts";
import { tokensBelow } from "./token-tree.ts";
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

export interface Context {
  /** In the order of the files; without those that are wrong, which are reported. */
  tokens: Map<string, Token>;
  /** Where each token stands, by its path, the wrong ones too. */
  places: ReadonlyMap<string, Place>;
}

/** Reads what holds for inputs; what was asked for once, by name or as the default, is not read again. */
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

/** Every token that holds for these inputs. */
export function readContext(layers: readonly Layer[], inputs: Inputs, report: Report): Context {
  const { root, paths } = mergeSources(layers, inputs, report);
  const places = new Map([...tokensBelow(root)].map(({ keys, node }) => [keys.join("."), node.place]));
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
  return { tokens, places };
}

/** Where a token stands, for what is wrong with it. */
export function placeOf({ file, keys }: Token): Place {
  return { file, keys };
}
