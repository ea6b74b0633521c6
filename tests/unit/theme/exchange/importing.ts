import { applyOutcome, reportLines } from "@kindred-ground/tokens/exchange/apply-outcome.ts";
import { readTexts } from "@kindred-ground/tokens/exchange/export.ts";
import { importValues } from "@kindred-ground/tokens/exchange/import-values.ts";
import { readFile } from "@kindred-ground/tokens/exchange/read-file.ts";
import { exchangedTheme } from "../../../../theme/exchange.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const theme = exchangedTheme(tokenFiles, resolver);

export const ownTexts: Readonly<Record<string, string>> = readTexts(theme);

/** Imports other programs' files into this theme. Files are keyed by name. */
export function imported(texts: Iterable<readonly [name: string, text: string]>, isAdding = false) {
  const read = [...texts].map(([name, text]) => readFile(text, name, theme.modes));
  const found = importValues(
    {
      tokens: read.flatMap(({ tokens }) => tokens),
      refusals: read.flatMap(({ refusals }) => refusals),
      ignored: read.flatMap(({ ignored }) => ignored),
    },
    theme,
    isAdding,
  );
  const applied = applyOutcome(found, theme, ownTexts);
  return { ...applied, lines: reportLines(applied.outcome) };
}

export function importedLines(name: string, content: string): string[] {
  return imported([[name, content]]).lines;
}
