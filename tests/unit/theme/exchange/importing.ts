import { readFileSync } from "node:fs";
import { applyOutcome } from "../../../../theme/exchange/apply-outcome.ts";
import { readFile } from "../../../../theme/exchange/read/read-file.ts";
import { reportLines } from "../../../../theme/exchange/report-lines.ts";
import { takeValues } from "../../../../theme/exchange/take-values.ts";
import type { TokenFiles } from "../../../../theme/token-file.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

export const ownTexts: Readonly<Record<string, string>> = Object.fromEntries(
  ["resolver.json", ...Object.keys(tokenFiles)].map((name) => [name, readFileSync(`theme/tokens/${name}`, "utf8")]),
);

/** Imports other programs' files into this theme. Files are keyed by name. */
export function imported(texts: Iterable<readonly [name: string, text: string]>, isAdding = false) {
  const read = [...texts].map(([name, text]) => readFile(text, name));
  const found = takeValues(
    { tokens: read.flatMap(({ tokens }) => tokens), refused: read.flatMap(({ refused }) => refused) },
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
