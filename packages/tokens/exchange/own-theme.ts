import type { ThemeRules } from "../dtcg/contexts.ts";
import { type FluidRange, fluid } from "../dtcg/css-value.ts";
import { type Layer, readResolver } from "../dtcg/read-resolver.ts";
import { orThrow, type Theme } from "../dtcg/read-theme.ts";
import { isTokenType, type TokenType, tokensBelow } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { fluidGroup } from "./token-names.ts";

/** A mode, as CSS distinguishes it from others. */
export interface ModeTraits {
  scheme: "light" | "dark";
  hasMoreContrast?: boolean;
  /** Selectors of the mode's values in plain CSS, with their media queries. */
  rules: readonly { media?: string; selector: string }[];
}

/** A theme to import into and to export. */
export interface ExchangedTheme extends Theme {
  /** Modes of the resolver's modifier `mode`, the default first. */
  modes: Readonly<Record<string, ModeTraits>>;
  rules?: ThemeRules;
  /** Prefix of custom properties that an import accepts: "k" for `--k-colors-clay-600`. */
  prefix?: string;
  /** Largest sizes in percent of the viewport's width, by group of a fluid value: "fontSizes.h1". */
  shares?: Readonly<Record<string, number>>;
  /** File that declares the pairs of colors, for messages. */
  pairsFile?: string;
}

/** Maximum length of a chain of aliases. */
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
  theme: ExchangedTheme;
  /** Names of the modes, the default first. */
  modes: readonly string[];
  /** The default mode. */
  usual: string;
  /** Returns the token that applies in a mode, or undefined if the theme has none. */
  token: (path: string, mode: string) => OwnToken | undefined;
  /** Returns true if no file that all modes share contains the token. */
  isByMode: (path: string) => boolean;
  modeFile: (mode: string) => string;
  /**
   * Resolves a value's alias, but not aliases in its parts. Returns undefined for a missing target or a circular
   * reference.
   */
  resolved: (raw: unknown, mode: string) => unknown;
  /** Returns every token of the default mode, in file order. */
  all: () => OwnToken[];
  /** Returns the files of a mode. Later files override earlier ones. */
  filesOf: (mode: string) => readonly string[];
  inFile: (file: string) => OwnToken[];
  /** Replaces a token in its file, or adds a new one. */
  set: (token: OwnToken) => void;
}

/** Reads the theme once. Throws an error with one line per mistake in its resolver and groups. */
export function ownTheme(theme: ExchangedTheme): OwnTheme {
  const { files, resolver, resolverFile } = theme;
  // Reports name the theme's files without their folder.
  const layers = orThrow((report) => readResolver(resolver, files, { folder: "", file: resolverFile }, report));
  const modes = Object.keys(theme.modes);
  const [usual = ""] = modes;
  const byFile = new Map<string, Map<string, OwnToken>>();
  const fileLists = new Map(modes.map((mode) => [mode, filesOf(layers, mode, byFile)]));
  const shared = new Set(layers.filter(({ kind }) => kind === "set").flatMap((layer) => filesIn(layer, layer.default)));

  const own: OwnTheme = {
    theme,
    modes,
    usual,
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
        value = own.token(target, mode)?.raw;
      }
      return undefined;
    },
    all: () => own.filesOf(usual).flatMap(own.inFile),
    filesOf: (mode) => fileLists.get(mode) ?? [],
    inFile: (file) => [...(byFile.get(file)?.values() ?? [])],
    set: (token) => byFile.get(token.file)?.set(token.path, token),
  };
  return own;
}

function filesOf(layers: readonly Layer[], mode: string, byFile: Map<string, Map<string, OwnToken>>): string[] {
  return layers.flatMap((layer) => {
    const context = layer.contexts.has(mode) ? mode : layer.default;
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
  const rem = (name: string) => (own.resolved(`{${name}}`, own.usual) as { value?: number } | undefined)?.value ?? 0;
  const range: FluidRange = { from: rem("fluid.from"), to: rem("fluid.to") };
  const group = fluidGroup(path) ?? "";
  return fluid(rem(`${group}.min`), rem(path), range, own.theme.shares?.[group]);
}
