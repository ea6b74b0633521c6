import { readdirSync, readFileSync } from "node:fs";
import { checkFiles } from "@kindred-ground/tokens/dtcg/check-files.ts";
import { fontMistakes, fontsFile } from "./check-fonts.ts";
import { modes } from "./conditions.ts";
import { resolverFile, tokenFolder } from "./read-tokens.ts";
import { tokenRules } from "./token-rules.ts";

export function checkedFiles(folder = tokenFolder): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".json"));
}

const moreContrast = "-more-contrast";

const judged = {
  modes,
  where: "theme/conditions.ts; docs/design-system.md lists the other files",
  filesOf: (mode: string) => [...new Set([mode.replace(moreContrast, ""), mode])].map(semanticFile),
};

function semanticFile(mode: string): string {
  return `semantic.${mode}.tokens.json`;
}

/** Returns the mistakes in the token files or, if there are none, the files that the theme does not import. */
export function tokenMistakes(folder = tokenFolder): string[] {
  const texts = Object.fromEntries(checkedFiles(folder).map((name) => [name, readFileSync(folder + name, "utf8")]));
  const mistakes = checkFiles(texts, { folder, resolver: resolverFile, rules: tokenRules, judged });
  return mistakes.length > 0 ? mistakes : missingImports(texts);
}

/** Reports token files that the theme does not import, because their values would have no effect. */
function missingImports(texts: Readonly<Record<string, string>>): string[] {
  const importer = readFileSync(new URL("token-files.ts", import.meta.url), "utf8");
  return Object.keys(texts)
    .filter((name) => !importer.includes(`./tokens/${name}"`))
    .map((name) => `${tokenFolder}${name}: theme/token-files.ts does not import it; add it there`);
}

/** Throws `Error: theme/tokens: … to fix` with all mistakes of the token files and fonts.json, if there are any. */
export function checkTokenFiles(): void {
  const mistakes = [...fontMistakes(readFileSync(fontsFile, "utf8")), ...tokenMistakes()];
  if (mistakes.length > 0) throw new Error(toFix(mistakes));
}

export function toFix(mistakes: readonly string[]): string {
  return [`theme/tokens: ${mistakes.length} to fix`, ...mistakes].join("\n");
}
