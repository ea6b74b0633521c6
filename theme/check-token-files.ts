import { readdirSync, readFileSync } from "node:fs";
import { checkFiles } from "./dtcg/check-files.ts";
import { resolverFile, tokenFolder } from "./read-tokens.ts";
import { tokenRules } from "./token-rules.ts";

export function tokenMistakes(folder = tokenFolder): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(folder + name, "utf8")]));
  return checkFiles(texts, { folder, resolver: resolverFile, rules: tokenRules });
}

/** Throws `Error: theme/tokens: … to fix` with all mistakes, if there are any. */
export function checkTokenFiles(): void {
  const mistakes = tokenMistakes();
  if (mistakes.length > 0) throw new Error(toFix(mistakes));
}

export function toFix(mistakes: readonly string[]): string {
  return [`theme/tokens: ${mistakes.length} to fix`, ...mistakes].join("\n");
}
