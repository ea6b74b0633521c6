import { readFileSync } from "node:fs";
import type { Resolver, TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { type Judgment, judgeColors } from "@kindred-ground/tokens/gate/judge.ts";
import { locator } from "@kindred-ground/tokens/gate/locate.ts";
import { colorRules } from "./color-rules.ts";
import { everyPair } from "./every-pair.ts";
import { readColors, tokenFolder } from "./read-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";

/**
 * Judges the colors of this theme, or of an edited copy. `texts` contains changed texts of its files by name. The other
 * files are read to locate mistakes.
 */
export function judgeTheme(
  files: TokenFiles = tokenFiles,
  order: Resolver = resolver,
  texts: ReadonlyMap<string, string> = new Map(),
): Judgment {
  const colors = readColors(files, order);
  const read = (name: string) => texts.get(name) ?? readFileSync(tokenFolder + name, "utf8");
  const byPath = Object.fromEntries(Object.keys(files).map((name) => [tokenFolder + name, read(name)]));
  return judgeColors(colors, colorRules(everyPair), locator(colors, byPath));
}

/** Maximum number of lines in the overlay of the development server. More would fill the window. */
const maxOverlayLines = 8;

/**
 * Returns text for the development server's overlay: one line for each problem of the colors. The last line counts
 * those beyond the maximum.
 */
export function colorProblems(): string {
  const { lines } = judgeTheme();
  const more = lines.length > maxOverlayLines ? [`… and ${lines.length - maxOverlayLines} more: npm run tokens`] : [];
  return [...lines.slice(0, maxOverlayLines), ...more].join("\n");
}
