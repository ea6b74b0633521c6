import { applyOutcome, reportLines } from "../../exchange/apply-outcome.ts";
import { importValues } from "../../exchange/import-values.ts";
import type { ExchangedTheme } from "../../exchange/own-theme.ts";
import { readFile } from "../../exchange/read-file.ts";
import { theme as whole, texts as wholeTexts } from "../theme.ts";

interface Options {
  theme?: ExchangedTheme;
  isAdding?: boolean;
}

/** Imports other programs' files, keyed by name, into a theme. */
export function imported(
  texts: Iterable<readonly [name: string, text: string]>,
  { theme = whole, isAdding }: Options = {},
) {
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
  const applied = applyOutcome(found, theme, wholeTexts);
  return { ...applied, lines: reportLines(applied.outcome) };
}

export function importedLines(name: string, content: string | object, options?: Options): string[] {
  return imported([[name, typeof content === "string" ? content : JSON.stringify(content)]], options).lines;
}
