import { inside, nearestWord, type Place, type Report } from "./mistake.ts";
import type { Layer } from "./read-resolver.ts";
import { emptyGroup, type GroupNode, merge, type TokenType, type TreeNode, tokensBelow } from "./read-tree.ts";
import { extendGroups } from "./references.ts";
import { readValues } from "./resolve-values.ts";

/** Contexts by modifier name. A modifier without an entry uses its default. */
export type Inputs = Readonly<Record<string, string>>;

interface Merged {
  /** Later sources override earlier ones. Group extensions are resolved. */
  root: GroupNode;
  /** Every path in order of first appearance. `isByModifier` is true if a modifier sets the token. */
  paths: ReadonlyMap<string, { isByModifier: boolean }>;
}

function mergeSources(layers: readonly Layer[], inputs: Inputs, report: Report): Merged {
  const paths = new Map<string, { isByModifier: boolean }>();
  let root = emptyGroup({ file: "", keys: [] });
  for (const { kind, name, contexts, default: usual } of layers) {
    for (const { tree } of contexts.get(inputs[name] ?? usual) ?? []) {
      for (const { keys } of tokensBelow(tree)) {
        const known = paths.get(keys.join("."))?.isByModifier;
        paths.set(keys.join("."), { isByModifier: known || kind === "modifier" });
      }
      root = merge(root, tree, kind === "set" ? twice : mixed) as GroupNode;
    }
  }
  return { root: extendGroups(root, report), paths };

  /** Reports a token that sets define twice. Only a modifier's context can override a token. */
  function twice(earlier: TreeNode, later: TreeNode): void {
    if (earlier.kind !== later.kind) mixed(earlier, later);
    else report(later.place, `is also in ${shown(earlier.place, later.place)}, which this would replace`, "keep one");
  }

  function mixed(earlier: TreeNode, later: TreeNode): void {
    if (earlier.kind === later.kind) return;
    const where = shown(earlier.place, later.place);
    report(later.place, `is a ${later.kind} here and a ${earlier.kind} in ${where}`, "rename one of the two");
  }
}

/** Returns the other file's name, or the path of keys if both are in the same file. */
function shown(place: Place, from: Place): string {
  return place.file === from.file ? place.keys.join(".") : place.file;
}

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

interface Context {
  /** Tokens in file order. Invalid tokens are reported and left out. */
  tokens: Map<string, Token>;
  /** Position of each token by path, including invalid tokens. */
  places: ReadonlyMap<string, Place>;
}

/** Returns a function that reads and caches contexts. A default and its explicit name share a key. */
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
  // Tokens that a group has only through `$extends` come last.
  for (const path of new Set([...ordered, ...read.keys()])) {
    const token = read.get(path);
    if (!token) continue;
    const { place, ...rest } = token;
    tokens.set(path, { ...rest, ...place, isByModifier: paths.get(path)?.isByModifier ?? false });
  }
  return { tokens, places };
}

/**
 * True if several other groups of the category have a token with this name: "color.fern.onDeep" and
 * "color.clay.onDeep".
 */
function hasNamesakes(path: string, places: ReadonlyMap<string, Place>): boolean {
  const [category, group, ...name] = path.split(".");
  const same = [...places.keys()].filter((each) => {
    const [ofCategory, ofGroup, ...ofName] = each.split(".");
    return ofCategory === category && ofGroup !== group && ofName.join(".") === name.join(".");
  });
  return name.length > 0 && same.length > 1;
}

/** Returns the most likely intended path, if any. In a known group, only the name can be misspelled. */
function nearestPath(path: string, places: ReadonlyMap<string, Place>): string | undefined {
  const group = path.slice(0, path.lastIndexOf(".") + 1);
  const names = [...places.keys()].flatMap((each) => (each.startsWith(group) ? each.slice(group.length) : []));
  if (names.length === 0) return nearestWord(path, places.keys());
  const nearest = nearestWord(path.slice(group.length), names);
  return nearest === undefined ? undefined : group + nearest;
}

export function placeOf({ file, keys }: Token): Place {
  return { file, keys };
}

/** Requirements of a theme for its tokens, beyond the standard. */
export type ThemeRules = (tokens: ReadonlyMap<string, Token>, report: Report) => void;

/**
 * Reads the tokens in every context of every modifier, with the other modifiers at their defaults. Every context of a
 * modifier must have the same tokens, so that missing and misspelled tokens show up.
 */
export function checkContexts(
  layers: readonly Layer[],
  read: (inputs: Inputs) => Context,
  report: Report,
  rules: ThemeRules = () => {},
): void {
  const usual = read({});
  rules(usual.tokens, report);
  for (const modifier of layers.filter(({ kind }) => kind === "modifier")) {
    const others = [...modifier.contexts].flatMap(([context, sources]) => {
      if (context === modifier.default) return [];
      const { tokens, places } = read({ [modifier.name]: context });
      rules(tokens, report);
      return [
        { context, place: sources.at(-1)?.place ?? inside(modifier.place, "contexts", context), sources, places },
      ];
    });
    const corrected = new Set<string>();
    const filesBy = new Map<string, Set<string>>();
    for (const { places } of others)
      for (const [path, { file }] of places) filesBy.set(path, (filesBy.get(path) ?? new Set()).add(file));
    // A name that several other files or groups share is correct, so the name in the default context is misspelled.
    const shared = [...filesBy].flatMap(([path, files]) =>
      !usual.places.has(path) && (files.size > 1 || hasNamesakes(path, usual.places)) ? [path] : [],
    );
    for (const [path, place] of shared.length > 0 ? usual.places : []) {
      const word = nearestWord(path, shared);
      if (word === undefined || [...(filesBy.get(path) ?? [])].some((file) => file !== place.file)) continue;
      report(place, `is only in ${modifier.default}`, `did you mean ${word}?`);
      corrected.add(path).add(word);
    }
    /** Files in which a token is reported already. Other contexts can read the same file. */
    const reported = new Set<string>();
    for (const { context, place: last, sources, places } of others) {
      const missing = new Set([...usual.places.keys()].filter((path) => !places.has(path) && !corrected.has(path)));
      for (const [path, place] of places) {
        if (usual.places.has(path) || corrected.has(path)) continue;
        const nearest = nearestWord(path, missing) ?? nearestPath(path, usual.places);
        const isExtended = place.keys.join(".") !== path;
        const name = isExtended ? `${path} too, by $extends in` : "in";
        const problem = `is ${name} ${context}, but ${modifier.default} has no such token`;
        const other = isExtended ? "remove $extends" : "remove it";
        const fix =
          nearest && !isExtended ? `did you mean ${nearest}?` : `add it to ${modifier.default} too, or ${other}`;
        if (!reported.has(`${place.file} ${path}`)) report(place, problem, fix);
        reported.add(`${place.file} ${path}`);
        // A misspelled token is not also missing.
        missing.delete(nearest ?? "");
      }
      for (const path of missing) {
        const isReported = sources.some(({ place }) => reported.has(`${place.file} ${path}`));
        reported.add(`${last.file} ${path}`);
        const fix = `add it, because every context of ${modifier.name} needs the tokens of ${modifier.default}`;
        if (!isReported) report(inside(last, ...path.split(".")), `is missing in ${context}`, fix);
      }
    }
  }
}
