import { writeFileSync } from "node:fs";
import { importFiles } from "@kindred-ground/tokens/exchange/import.ts";
import { describeFailure, findFailures } from "@kindred-ground/tokens/gate/failures.ts";
import type { Mode } from "./conditions.ts";
import { pairRules } from "./contrast-pairs.ts";
import { everyPair } from "./every-pair.ts";
import { exchangedTheme } from "./exchange.ts";
import { readColors, tokenFolder } from "./read-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";

interface Options {
  mode?: Mode;
  add?: true;
  write?: true;
  verbose?: true;
}

/**
 * Prints, line by line, how the theme interprets files of other programs, and pairs that would fail. With `write`, it
 * also writes the values that the theme's reader accepts. Sets the exit code 1 if a value is refused. Throws if a file is
 * unreadable.
 */
export function importIntoTheme(names: readonly string[], { mode, add, write, verbose }: Options): void {
  const options = { mode, isAdding: add, isVerbose: verbose };
  const { lines, texts, files, isRefused } = importFiles(names, exchangedTheme(tokenFiles, resolver), options);
  for (const line of lines) console.log(line);
  for (const failure of findFailures(everyPair, readColors(files, resolver), pairRules))
    console.log(`fails   ${describeFailure(failure)}`);
  if (write) for (const [name, text] of texts) writeFileSync(tokenFolder + name, text);
  const changed = [...texts.keys()].map((name) => tokenFolder + name).join(", ");
  if (changed) console.log(`${write ? "Written" : "With --write, this would change"}: ${changed}`);
  process.exitCode = isRefused ? 1 : 0;
}
