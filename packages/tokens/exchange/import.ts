import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { TokenFiles } from "../dtcg/read-theme.ts";
import { applyOutcome, reportLines } from "./apply-outcome.ts";
import { readTexts } from "./export.ts";
import { type ForeignFile, maxFileLength, UnreadableFile } from "./foreign-file.ts";
import { importValues } from "./import-values.ts";
import type { ExchangedTheme } from "./own-theme.ts";
import { readFile } from "./read-file.ts";

interface Options {
  /** Mode for the values of files that name no mode. */
  mode?: string;
  isAdding?: boolean;
  /** True to list unchanged values too. */
  isVerbose?: boolean;
}

interface Imported {
  /** Report: the formats, one line per value, and the totals. */
  lines: string[];
  /** Changed texts of the theme's files, by name. Nothing is written. */
  texts: Map<string, string>;
  /** The theme's files with accepted values. */
  files: TokenFiles;
  isRefused: boolean;
}

/** Imports files of other programs into a theme. Throws `UnreadableFile` if a file is unreadable. */
export function importFiles(
  names: readonly string[],
  theme: ExchangedTheme,
  { mode, isAdding, isVerbose }: Options = {},
): Imported {
  const read = names.map((name) => {
    const file = foreignFile(name, theme, mode);
    return names.length > 1 ? withFileName(file, basename(name)) : file;
  });
  const tokens = read.flatMap((file) => file.tokens);
  const refusals = read.flatMap((file) => file.refusals);
  const ignored = read.flatMap((file) => file.ignored);
  const found = importValues({ tokens, refusals, ignored }, theme, isAdding);
  const { outcome, texts, files } = applyOutcome(found, theme, readTexts(theme));
  const formats = read.map((file, index) => `${names[index]}: ${describeFile(file)}`);
  return {
    lines: [...formats, ...reportLines(outcome, isVerbose)],
    texts,
    files,
    isRefused: outcome.refusals.length > 0,
  };
}

/** Maximum number of names in one line. */
const maxNames = 12;

/** Returns the format, the number of values, and the parts of the file that are not tokens. */
function describeFile({ format, tokens, left }: ForeignFile): string {
  const more = left.length > maxNames ? [`${left.length - maxNames} more`] : [];
  const rest = left.length > 0 ? `; not tokens: ${[...left.slice(0, maxNames), ...more].join(", ")}` : "";
  return `${format}, ${tokens.length} ${tokens.length === 1 ? "value" : "values"}${rest}`;
}

function withFileName({ tokens, refusals, ignored, ...file }: ForeignFile, name: string): ForeignFile {
  const named = <Item extends { at: string }>(item: Item): Item => ({ ...item, at: `${name}: ${item.at}` });
  return { ...file, tokens: tokens.map(named), refusals: refusals.map(named), ignored: ignored.map(named) };
}

function foreignFile(name: string, { modes }: ExchangedTheme, mode: string | undefined): ForeignFile {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new UnreadableFile(`${name} is not a file`);
  // A character has at most four bytes. A file with more bytes is not read at all.
  if (stats.size > maxFileLength * 4) throw new UnreadableFile(`${name} has ${stats.size} bytes; export fewer tokens`);
  return readFile(readFileSync(name, "utf8"), basename(name), modes, mode);
}
