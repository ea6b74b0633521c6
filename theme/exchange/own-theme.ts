import { type FluidRange, fluid } from "@kindred-ground/tokens/dtcg/css-value.ts";
import { mistakeList } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { type Layer, readResolver } from "@kindred-ground/tokens/dtcg/read-resolver.ts";
import type { Resolver, TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { isTokenType, type TokenType, tokensBelow } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { type Mode, modes } from "../conditions.ts";
import { headingShares } from "../define-tokens.ts";
import { fluidGroup } from "./token-names.ts";

/** Maximum number of aliases that lead to a value. */
export const maxAliases = 20;

export interface OwnToken {
  /** File name: "semantic.dark.tokens.json". */
  file: string;
  path: string;
  type: TokenType;
  /** Written value, with aliases. Undefined while the token is being added. */
  raw: unknown;
  /** For a new token: its nearest neighbor, which provides the unit, and its description. */
  added?: { like: string; description: string };
}

/** The theme's tokens by file, including the values imported so far. */
export interface OwnTheme {
  /** Returns the token that applies in a mode, or undefined if the theme has none. */
  token: (path: string, mode: Mode) => OwnToken | undefined;
  /** Returns true if only files of single modes contain the token. */
  isByMode: (path: string) => boolean;
  modeFile: (mode: Mode) => string;
  /**
   * Resolves a value's alias, but not aliases in its parts. Returns undefined for a missing target or a circular
   * reference.
   */
  resolved: (raw: unknown, mode: Mode) => unknown;
  /** Returns every token of light mode, in file order. */
  all: () => OwnToken[];
  /** Returns the files of a mode. Later files override earlier ones. */
  filesOf: (mode: Mode) => readonly string[];
  inFile: (file: string) => OwnToken[];
  /** Replaces a token in its file, or adds a new one. */
  set: (token: OwnToken) => void;
}

/** Reads the theme once. Throws if its own files have mistakes, which the token file check explains better. */
export function ownTheme(files: TokenFiles, resolver: Resolver): OwnTheme {
  const layers = readLayers(files, resolver);
  const byFile = new Map<string, Map<string, OwnToken>>();
  const fileLists = new Map(modes.map((mode) => [mode, filesOf(layers, mode, byFile)]));
  const shared = new Set(layers.filter(({ kind }) => kind === "set").flatMap((layer) => filesIn(layer, layer.default)));

  const theme: OwnTheme = {
    token: (path, mode) =>
      (fileLists.get(mode) ?? []).reduce<OwnToken | undefined>(
        (found, file) => byFile.get(file)?.get(path) ?? found,
        undefined,
      ),
    isByMode: (path) => ![...shared].some((file) => byFile.get(file)?.has(path)),
    modeFile: (mode) => fileLists.get(mode)?.at(-1) ?? "",
    resolved(raw, mode) {
      let value = raw;
      for (let steps = 0; steps < maxAliases; steps++) {
        const target = aliasTarget(value);
        if (target === undefined) return value;
        value = theme.token(target, mode)?.raw;
      }
      return undefined;
    },
    all: () => (fileLists.get("light") ?? []).flatMap(theme.inFile),
    filesOf: (mode) => fileLists.get(mode) ?? [],
    inFile: (file) => [...(byFile.get(file)?.values() ?? [])],
    set: (token) => byFile.get(token.file)?.set(token.path, token),
  };
  return theme;
}

function readLayers(files: TokenFiles, resolver: Resolver): Layer[] {
  const list = mistakeList();
  const layers = readResolver(resolver, files, { folder: "", file: "resolver.json" }, list.report);
  if (list.mistakes.length > 0) throw new Error("theme/tokens: the files have mistakes; list them with npm run tokens");
  return layers;
}

function filesOf(layers: readonly Layer[], mode: Mode, byFile: Map<string, Map<string, OwnToken>>): string[] {
  return layers.flatMap((layer) => {
    const context = layer.kind === "modifier" ? mode : layer.default;
    for (const { place, tree } of layer.contexts.get(context) ?? []) {
      if (byFile.has(place.file)) continue;
      const tokens = [...tokensBelow(tree)].map(({ keys, node, inherited }): [string, OwnToken] => {
        const path = keys.join(".");
        const type = node.type ?? inherited;
        return [path, { file: place.file, path, type: isTokenType(type) ? type : "number", raw: node.raw }];
      });
      byFile.set(place.file, new Map(tokens));
    }
    return filesIn(layer, context);
  });
}

function filesIn(layer: Layer, context: string): string[] {
  return (layer.contexts.get(context) ?? []).map(({ place }) => place.file);
}

/** Returns the CSS of a fluid value, from the path of its `max`. */
export function fluidText(path: string, own: OwnTheme): string {
  const rem = (name: string) => (own.resolved(`{${name}}`, "light") as { value?: number } | undefined)?.value ?? 0;
  const range: FluidRange = { from: rem("fluid.from"), to: rem("fluid.to") };
  const group = fluidGroup(path) ?? "";
  return fluid(rem(`${group}.min`), rem(path), range, headingShares[group]);
}
