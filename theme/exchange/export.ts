import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { resolverFile, tokenFolder } from "../read-tokens.ts";
import { resolver, tokenFiles } from "../token-files.ts";
import { ownTheme } from "./own-theme.ts";
import { writeCss, writeTailwind } from "./write-css.ts";
import { notForFigma, writeDtcg, writeFigma } from "./write-json.ts";

/**
 * `npm run tokens -- export --format dtcg|css|figma|tailwind --out <folder>`: exports the theme for other programs into a
 * separate folder and prints the format's limits.
 */

const own = ownTheme(tokenFiles, resolver);

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
} as const;

const { format, out } = optionsIn(process.argv.slice(2));
if (format && out) {
  const { files, note } = formats[format]();
  for (const [name, text] of files) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
  console.log(`${out}: ${[...files.keys()].join(", ")}\n${format}: ${note}`);
} else {
  console.error(`Usage: npm run tokens -- export --format ${Object.keys(formats).join("|")} --out <folder>`);
  process.exitCode = 2;
}

/** Drops missing and unknown options, for which the program prints its usage. */
function optionsIn(args: readonly string[]) {
  const options = { format: { type: "string" }, out: { type: "string" } } as const;
  const { values } = parseArgs({ args: [...args], allowPositionals: true, strict: false, options });
  const known = (Object.keys(formats) as (keyof typeof formats)[]).find((name) => name === values.format);
  return { format: known, out: typeof values.out === "string" ? values.out : undefined };
}

function ownTexts(): Record<string, string> {
  const names = [resolverFile, ...Object.keys(tokenFiles)];
  return Object.fromEntries(names.map((name) => [name, readFileSync(tokenFolder + name, "utf8")]));
}
