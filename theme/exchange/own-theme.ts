import { type Mode, modes } from "../conditions.ts";
import { mistakeList } from "../dtcg/mistake.ts";
import { type Layer, readResolver } from "../dtcg/read-resolver.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { tokensBelow } from "../dtcg/token-tree.ts";
import { isTokenType, type TokenType } from "../dtcg/words.ts";
import type { Resolver, TokenFiles } from "../token-file.ts";

/** How many aliases may lead to a value. */
export const LONGEST_CHAIN = 20;

/** A token as one of the theme’s files writes it. */
export interface OwnToken {
  /** "semantic.dark.tokens.json" */
  file: string;
  path: string;
  type: TokenType;
  /** As written, aliases and all; nothing yet of one that is being added. */
  raw: unknown;
  /** Of one that the theme did not have: its nearest neighbor, whose unit it takes, and what it is for. */
  added?: { like: string; description: string };
}

/** The theme’s tokens by file, with what is being taken in already in them. */
export interface OwnTheme {
  /** The file’s token that a mode takes; undefined where the theme has none. */
  token: (path: string, mode: Mode) => OwnToken | undefined;
  /** Whether a token is in files of single modes. */
  isByMode: (path: string) => boolean;
  /** The file that a mode’s own values go into. */
  modeFile: (mode: Mode) => string;
  /** A value with its aliases followed, not those in its parts; undefined where one leads nowhere or in a circle. */
  resolved: (raw: unknown, mode: Mode) => unknown;
  /** Every token that light has, in the order of the files. */
  all: () => OwnToken[];
  /** The files that make a mode, each over those before. */
  filesOf: (mode: Mode) => readonly string[];
  /** What a file has. */
  inFile: (file: string) => OwnToken[];
  /** Gives a file’s token another value, or the file a token that it does not have yet. */
  take: (token: OwnToken) => void;
}

/** Reads the theme once; throws where its own files are wrong, which the check of the token files tells better. */
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
      for (let steps = 0; steps < LONGEST_CHAIN; steps++) {
        const target = aliasTarget(value);
        if (target === undefined) return value;
        value = theme.token(target, mode)?.raw;
      }
      return undefined;
    },
    all: () => (fileLists.get("light") ?? []).flatMap(theme.inFile),
    filesOf: (mode) => fileLists.get(mode) ?? [],
    inFile: (file) => [...(byFile.get(file)?.values() ?? [])],
    take: (token) => byFile.get(token.file)?.set(token.path, token),
  };
  return theme;
}

function readLayers(files: TokenFiles, resolver: Resolver): Layer[] {
  const list = mistakeList();
  const layers = readResolver(resolver, files, { folder: "", file: "resolver.json" }, list.report);
  if (list.mistakes.length > 0)
    throw new Error("theme/tokens: the files have mistakes; npm run check:types tells them");
  return layers;
}

/** The files of a mode, each over those before; reads their tokens. */
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
