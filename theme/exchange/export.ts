import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolverFile, tokenFolder } from "../read-tokens.ts";
import { resolver, tokenFiles } from "../token-files.ts";
import { ownTheme } from "./own-theme.ts";
import { writeCss, writeTailwind } from "./write-css.ts";
import { notForFigma, writeDtcg, writeFigma } from "./write-json.ts";
import { writeSets, writeStyleDictionary } from "./write-strings.ts";

const own = ownTheme(tokenFiles, resolver);

const asText = "contains text styles; colors are hex in sRGB, lengths px, typefaces without fallbacks";

const formats = {
  dtcg: () => ({ files: writeDtcg(ownTexts(), tokenFiles, own), note: "contains everything" }),
  css: () => ({ files: writeCss(own), note: "contains every value, but no descriptions and no sRGB fallbacks" }),
  figma: () => ({
    files: writeFigma(own),
    note: `colors are in sRGB, lengths in px, typefaces without fallbacks; not exported: ${notForFigma(own).join(", ")}`,
  }),
  tailwind: () => ({
    files: writeTailwind(own),
    note: "contains what css does; tokens without Tailwind utilities are in :root",
  }),
  "tokens-studio": () => ({ files: writeSets(own, "tokens-studio"), note: asText }),
  penpot: () => ({ files: writeSets(own, "penpot"), note: asText }),
  "style-dictionary": () => ({
    files: writeStyleDictionary(own),
    note: "contains everything but descriptions; colors are hex in sRGB",
  }),
} as const;

/** Exports the theme into a folder, and prints the limits of the format. */
export function exportTheme(format: keyof typeof formats, out: string): void {
  const { files, note }: { files: ReadonlyMap<string, string>; note: string } = formats[format]();
  writeFiles(out, files);
  console.log(`${out}: ${[...files.keys()].join(", ")}\n${format}: ${note}`);
}

export function writeFiles(out: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
}

export function ownTexts(): Record<string, string> {
  const names = [resolverFile, ...Object.keys(tokenFiles)];
  return Object.fromEntries(names.map((name) => [name, readFileSync(tokenFolder + name, "utf8")]));
}
