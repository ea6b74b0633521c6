import { writeFileSync } from "node:fs";
import { importFiles } from "@kindred-ground/tokens/exchange/import.ts";
import type { Mode } from "./conditions.ts";
import { exchangedTheme } from "./exchange.ts";
import { judgeTheme } from "./judge-colors.ts";
import { tokenFolder } from "./read-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";

interface Options {
  mode?: Mode;
  add?: true;
  write?: true;
  verbose?: true;
}

/** Maximum number of failures to print. They often have a single cause. */
const maxFailures = 10;

/**
 * Prints, line by line, how the theme interprets files of other programs, and colors that would fail. With `write`, it
 * also writes the values that the theme's reader accepts. Sets the exit code to 1 if a value is refused or a color
 * fails. Throws if a file is unreadable.
 */
export function importIntoTheme(names: readonly string[], { mode, add, write, verbose }: Options): void {
  const options = { mode, isAdding: add, isVerbose: verbose };
  const { lines, texts, files, isRefused } = importFiles(names, exchangedTheme(tokenFiles, resolver), options);
  for (const line of lines) console.log(line);
  const judgment = judgeTheme(files, resolver, texts);
  for (const line of judgment.lines.slice(0, maxFailures)) console.log(`fails   ${line}`);
  if (write) for (const [name, text] of texts) writeFileSync(tokenFolder + name, text);
  const changed = [...texts.keys()].map((name) => tokenFolder + name).join(", ");
  if (changed) console.log(`${write ? "Written" : "With --write, this would change"}: ${changed}`);
  if (judgment.lines.length > 0) console.log(judgment.summary);
  process.exitCode = isRefused || judgment.lines.length > 0 ? 1 : 0;
}
