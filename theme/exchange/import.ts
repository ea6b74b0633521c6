import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { type Mode, modes } from "../conditions.ts";
import { checkContexts, contextReader } from "../dtcg/contexts.ts";
import { type Mistake, mistakeList } from "../dtcg/mistake.ts";
import { readResolver } from "../dtcg/read-resolver.ts";
import { describeFailure, findFailures } from "../gate/failures.ts";
import { everyPair } from "../gate/pairs.ts";
import { themeColors } from "../gate/theme-colors.ts";
import { tokenFolder } from "../read-tokens.ts";
import { type Resolver, resolver, type TokenFiles, type TokenGroup, tokenFiles } from "../token-files.ts";
import { tokenRules } from "../token-rules.ts";
import { oneLine, writeTokens } from "../token-text.ts";
import { type Change, type ForeignFile, maxFileLength, type Outcome, UnreadableFile } from "./foreign-file.ts";
import { importValues } from "./import-values.ts";
import { readFile } from "./read-file.ts";

interface AppliedOutcome {
  outcome: Outcome;
  /** Changed texts by file name. */
  texts: Map<string, string>;
  files: TokenFiles;
}

/**
 * Writes imported values into the texts of the token files, then checks the result with the theme's reader. Values that
 * the reader rejects are refused with its message, and the others stay.
 */
export function applyOutcome(
  outcome: Outcome,
  original: { texts: Readonly<Record<string, string>>; files: TokenFiles; resolver: Resolver },
): AppliedOutcome {
  const { changes } = outcome;
  const texts = new Map<string, string>();
  if (changes.length === 0) return { outcome, texts, files: original.files };
  const files: Record<string, TokenGroup> = { ...original.files };
  const tokens = changes.map(({ token }) => token);
  // Describes a new token once, in the first of its files. The others contain the same token in other modes.
  const describedIn = new Map(tokens.toReversed().map(({ path, file }) => [path, file]));
  for (const file of new Set(tokens.map((token) => token.file))) {
    // Each part of a text style includes the whole style, so the last change is complete.
    const latest = new Map(tokens.filter((token) => token.file === file).map((token) => [token.path, token]));
    const values = [...latest.values()].map(({ path, raw: value, added }) => ({
      path,
      value,
      description: describedIn.get(path) === file ? added?.description : undefined,
    }));
    const text = writeTokens(original.texts[file] ?? "", values);
    texts.set(file, text);
    files[file] = JSON.parse(text);
  }
  const mistakes = mistakesIn(files, original.resolver);
  const [first] = mistakes;
  if (!first) return { outcome, texts, files };
  const mistakeOf = new Map(changes.map((change) => [change, mistakes.find((mistake) => isIn(mistake, change))]));
  const accepted = changes.filter((change) => !mistakeOf.get(change));
  if (accepted.length === changes.length)
    throw new Error(`The theme is unreadable with these values: ${first.problem}`);
  const refusals = [...mistakeOf].flatMap(([{ from }, mistake]) =>
    mistake ? [{ at: from.at, problem: `${mistake.problem}; ${mistake.fix}` }] : [],
  );
  return applyOutcome({ ...outcome, changes: accepted, refusals: [...outcome.refusals, ...refusals] }, original);
}

function isIn({ file, keys }: Mistake, { token }: Change): boolean {
  // A new token's mistake is reported in the file of each mode that lacks it.
  return (
    (file === token.file || token.added !== undefined) &&
    token.path.split(".").every((name, index) => keys[index] === name)
  );
}

function mistakesIn(files: TokenFiles, resolver: Resolver): Mistake[] {
  const list = mistakeList();
  const layers = readResolver(resolver, files, { folder: "", file: "resolver.json" }, list.report);
  checkContexts(layers, contextReader(layers, list.report), list.report, tokenRules);
  return list.mistakes;
}

/** Returns one line per changed, added and refused value, then a line with totals. */
export function reportLines({ changes, unchanged, refusals }: Outcome, isVerbose = false): string[] {
  const added = changes.filter(({ token }) => token.added).length;
  return [
    ...changes.map(changeLine),
    ...refusals.map(({ at, problem }) => `refused ${at}: ${problem}`),
    ...(isVerbose ? unchanged.map(({ file, path, at }) => `same    ${file}: ${path}${source(at, path)}`) : []),
    `${added > 0 ? `${added} added, ` : ""}${changes.length - added} changed, ${refusals.length} refused, ${unchanged.length} unchanged`,
  ];
}

function changeLine({ token: { file, path, raw, added }, before, notes, from: { at } }: Change): string {
  const suffix = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  const place = `${file}: ${path}${source(at, path)}`;
  if (added) return `added   ${place}: ${oneLine(raw)}, “${added.description}”${suffix}`;
  return `changed ${place}: ${before === undefined ? "new" : oneLine(before)} → ${oneLine(raw)}${suffix}`;
}

function source(at: string, path: string): string {
  return at === path ? "" : `, from ${at}`;
}

/**
 * `npm run tokens -- import <file> …`: prints, line by line, how the theme interprets files of other programs. With
 * `--write`, it also writes the values that the theme's reader accepts, only into theme/tokens/. Exits with 1 if a
 * value is refused, and with 2 if a file is unreadable.
 */

const usage = `npm run tokens -- import <file> … [--mode ${modes.join("|")}] [--add] [--write] [--verbose]`;

try {
  importFiles(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function importFiles(args: readonly string[]): void {
  const { names, mode, isAdding, isWritten, isVerbose } = optionsIn(args);
  const read = names.map((name) => {
    const file = foreignFile(name, mode);
    return names.length > 1 ? withFileName(file, basename(name)) : file;
  });
  const tokens = read.flatMap((file) => file.tokens);
  const refusals = read.flatMap((file) => file.refusals);
  const own = Object.keys(tokenFiles).map((name) => [name, readFileSync(tokenFolder + name, "utf8")]);
  const { outcome, texts, files } = applyOutcome(
    importValues({ tokens, refusals }, { files: tokenFiles, resolver, isAdding }),
    {
      texts: Object.fromEntries(own),
      files: tokenFiles,
      resolver,
    },
  );
  for (const [index, file] of read.entries())
    console.log(`${names[index]}: ${file.format}, ${file.tokens.length} values`);
  for (const line of reportLines(outcome, isVerbose)) console.log(line);
  for (const failure of findFailures(everyPair, themeColors(files, resolver)))
    console.log(`fails   ${describeFailure(failure)}`);
  if (isWritten) for (const [name, text] of texts) writeFileSync(tokenFolder + name, text);
  const changed = [...texts.keys()].map((name) => tokenFolder + name).join(", ");
  if (changed) console.log(`${isWritten ? "Written" : "With --write, this would change"}: ${changed}`);
  process.exitCode = outcome.refusals.length > 0 ? 1 : 0;
}

function withFileName({ format, tokens, refusals }: ForeignFile, name: string): ForeignFile {
  const named = <Item extends { at: string }>(item: Item): Item => ({ ...item, at: `${name}: ${item.at}` });
  return { format, tokens: tokens.map(named), refusals: refusals.map(named) };
}

function optionsIn(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const mode = modes.find((known) => known === values.mode);
  if (positionals.length === 0 || (values.mode !== undefined && !mode)) throw new UnreadableFile(`Usage: ${usage}`);
  const { add: isAdding = false, write: isWritten = false, verbose: isVerbose = false } = values;
  return { names: positionals, mode, isAdding, isWritten, isVerbose };
}

function parse(args: readonly string[]) {
  const flag = { type: "boolean" } as const;
  const options = { mode: { type: "string" }, add: flag, verbose: flag, write: flag } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UnreadableFile(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
}

function foreignFile(name: string, mode: Mode | undefined): ForeignFile {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new UnreadableFile(`${name} is not a file`);
  // A character has at most four bytes. A longer file isn't read at all.
  if (stats.size > maxFileLength * 4) throw new UnreadableFile(`${name} has ${stats.size} bytes; export fewer tokens`);
  return readFile(readFileSync(name, "utf8"), basename(name), mode);
}
