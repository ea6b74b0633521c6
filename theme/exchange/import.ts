import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Mode } from "../conditions.ts";
import { describeFailure, findFailures } from "../gate/failures.ts";
import { everyPair } from "../gate/pairs.ts";
import { readColors, tokenFolder } from "../read-tokens.ts";
import { resolver, tokenFiles } from "../token-files.ts";
import { applyOutcome, reportLines } from "./apply-outcome.ts";
import { ownTexts } from "./export.ts";
import { type ForeignFile, maxFileLength, UnreadableFile } from "./foreign-file.ts";
import { importValues } from "./import-values.ts";
import { readFile } from "./read-file.ts";

interface Options {
  mode?: Mode;
  add?: true;
  write?: true;
  verbose?: true;
}

/**
 * Prints, line by line, how the theme interprets files of other programs. With `write`, it also writes the values that
 * the theme's reader accepts. Sets the exit code 1 if a value is refused. Throws if a file is unreadable.
 */
export function importFiles(names: readonly string[], { mode, add, write, verbose }: Options): void {
  const read = names.map((name) => {
    const file = foreignFile(name, mode);
    return names.length > 1 ? withFileName(file, basename(name)) : file;
  });
  const tokens = read.flatMap((file) => file.tokens);
  const refusals = read.flatMap((file) => file.refusals);
  const found = importValues({ tokens, refusals }, { files: tokenFiles, resolver, isAdding: add ?? false });
  const { outcome, texts, files } = applyOutcome(found, { texts: ownTexts(), files: tokenFiles, resolver });
  for (const [index, file] of read.entries())
    console.log(`${names[index]}: ${file.format}, ${file.tokens.length} values`);
  for (const line of reportLines(outcome, verbose)) console.log(line);
  for (const failure of findFailures(everyPair, readColors(files, resolver)))
    console.log(`fails   ${describeFailure(failure)}`);
  if (write) for (const [name, text] of texts) writeFileSync(tokenFolder + name, text);
  const changed = [...texts.keys()].map((name) => tokenFolder + name).join(", ");
  if (changed) console.log(`${write ? "Written" : "With --write, this would change"}: ${changed}`);
  process.exitCode = outcome.refusals.length > 0 ? 1 : 0;
}

function withFileName({ format, tokens, refusals }: ForeignFile, name: string): ForeignFile {
  const named = <Item extends { at: string }>(item: Item): Item => ({ ...item, at: `${name}: ${item.at}` });
  return { format, tokens: tokens.map(named), refusals: refusals.map(named) };
}

function foreignFile(name: string, mode: Mode | undefined): ForeignFile {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new UnreadableFile(`${name} is not a file`);
  // A character has at most four bytes. A longer file isn't read at all.
  if (stats.size > maxFileLength * 4) throw new UnreadableFile(`${name} has ${stats.size} bytes; export fewer tokens`);
  return readFile(readFileSync(name, "utf8"), basename(name), mode);
}
