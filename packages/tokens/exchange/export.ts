import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Theme } from "../dtcg/read-theme.ts";
import { type ExchangedTheme, type OwnTheme, ownTheme } from "./own-theme.ts";
import { writeCss, writeTailwind } from "./write-css.ts";
import { notForFigma, writeDtcg, writeFigma } from "./write-json.ts";
import { writeSets, writeStyleDictionary } from "./write-strings.ts";

interface Exported {
  /** Texts by file name. */
  files: ReadonlyMap<string, string>;
  /** Limits of the format. */
  note: string;
}

const asText = "contains text styles; colors are hex in sRGB, lengths px, typefaces without fallbacks";

const formats = {
  dtcg: (own) => ({ files: writeDtcg(readTexts(own.theme), own), note: "contains everything" }),
  css: (own) => ({ files: writeCss(own), note: "contains every value, but no descriptions and no sRGB fallbacks" }),
  figma: (own) => ({
    files: writeFigma(own),
    note: `colors are in sRGB, lengths in px, typefaces without fallbacks; not exported: ${notForFigma(own).join(", ")}`,
  }),
  tailwind: (own) => ({
    files: writeTailwind(own),
    note: "contains what css does; tokens without Tailwind utilities are in :root",
  }),
  "tokens-studio": (own) => ({ files: writeSets(own, "tokens-studio"), note: asText }),
  penpot: (own) => ({ files: writeSets(own, "penpot"), note: asText }),
  "style-dictionary": (own) => ({
    files: writeStyleDictionary(own),
    note: "contains everything but descriptions; colors are hex in sRGB",
  }),
} as const satisfies Record<string, (own: OwnTheme) => Exported>;

export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats) as Format[];

/** Returns a theme in the format of another program. */
export function exportTheme(format: Format, theme: ExchangedTheme): Exported {
  return formats[format](ownTheme(theme));
}

export function writeFiles(out: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
}

/** Returns the contents of a theme's files and its resolver, by file name. */
export function readTexts({ files, folder, resolverFile }: Theme): Record<string, string> {
  const names = [resolverFile, ...Object.keys(files)];
  return Object.fromEntries(names.map((name) => [name, readFileSync(folder + name, "utf8")]));
}
