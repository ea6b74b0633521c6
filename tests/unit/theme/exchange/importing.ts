import { readFileSync } from "node:fs";
import type { TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { applyOutcome, reportLines } from "../../../../theme/exchange/apply-outcome.ts";
import { importValues } from "../../../../theme/exchange/import-values.ts";
import { readFile } from "../../../../theme/exchange/read-file.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

export const ownTexts: Readonly<Record<string, string>> = Object.fromEntries(
  ["resolver.json", ...Object.keys(tokenFiles)].map((name) => [name, readFileSync(`theme/tokens/${name}`, "utf8")]),
);

/** Imports other programs' files into this theme. Files are keyed by name. */
export function imported(texts: Iterable<readonly [name: string, text: string]>, isAdding = false) {
  const read = [...texts].map(([name, text]) => readFile(text, name));
  const found = importValues(
    { tokens: read.flatMap(({ tokens }) => tokens), refusals: read.flatMap(({ refusals }) => refusals) },
    { files: tokenFiles, resolver, isAdding },
  );
  const applied = applyOutcome(found, { texts: ownTexts, files: tokenFiles, resolver });
  return { ...applied, lines: reportLines(applied.outcome) };
}

export function importedLines(name: string, content: string | object): string[] {
  return imported([[name, typeof content === "string" ? content : JSON.stringify(content)]]).lines;
}

export function withValues(texts: Readonly<Record<string, string>>): TokenFiles {
  return Object.fromEntries(Object.keys(tokenFiles).map((name) => [name, JSON.parse(texts[name] ?? "{}")]));
}
