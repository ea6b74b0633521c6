import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCss } from "@kindred-ground/tokens/exchange/write-css.ts";
import { readOwnTheme } from "../theme/exchange.ts";
import { resolverFile, tokenFolder } from "../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../theme/token-files.ts";

/**
 * Gives the design tokens stable addresses: the files of theme/tokens/ below /tokens/, and all values as custom
 * properties in /tokens.css.
 */
export function writeTokenFiles(root: string): void {
  const folder = join(root, "tokens");
  mkdirSync(folder, { recursive: true });
  for (const name of [resolverFile, ...Object.keys(tokenFiles)]) copyFileSync(tokenFolder + name, join(folder, name));
  for (const [name, css] of writeCss(readOwnTheme(tokenFiles, resolver))) writeFileSync(join(root, name), css);
}
