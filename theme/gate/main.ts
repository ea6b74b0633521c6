/**
 * `npm run tokens`: prints the color pairs below their ratio in any mode, one line each with a fix, then unused and
 * duplicate tokens. Exits with 1 if a pair fails. `-- --pages` first copies the pairs that the last build found on its
 * pages. `-- --failures` prints failures only, as a build does.
 */
import { copyFileSync, globSync, readFileSync } from "node:fs";
import { modes } from "../conditions.ts";
import type { Tree } from "../define-tokens.ts";
import { definitions } from "../definitions.ts";
import { resolver, tokenFiles } from "../token-files.ts";
import { lineOf } from "./line.ts";
import { repeated } from "./repeated.ts";
import { themeColors } from "./theme-colors.ts";
import { unnamed } from "./unnamed.ts";
import { aliasesIn, upkeep } from "./upkeep.ts";
import { failures } from "./verdict.ts";

if (process.argv.includes("--pages")) copyFileSync("build/color-pairs.json", "theme/gate/shown-pairs.json");
// Imported dynamically, because it reads the file copied above.
const { meetings } = await import("./meetings.ts");

const colors = themeColors(tokenFiles, resolver);
const failed = failures(meetings, colors);
for (const failure of failed) console.log(lineOf(failure));
console.log(
  failed.length > 0
    ? `${failed.length} to mend of ${meetings.length} pairs in ${modes.length} modes`
    : `${meetings.length} pairs in ${modes.length} modes, all far enough apart`,
);
if (!process.argv.includes("--failures")) tellUpkeep();
process.exitCode = failed.length > 0 ? 1 : 0;

function tellUpkeep(): void {
  const { unused, same, near } = upkeep(tokenFiles, colors);
  const texts = globSync("{src,theme,pictures,server}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const { tokens, semanticTokens } = definitions;
  const names = Object.fromEntries(
    Object.entries({ ...tokens, ...semanticTokens }).map(([category, tree]) => [
      category,
      valuesIn(tree as Tree<unknown>).map(({ path }) => path.join(".")),
    ]),
  );
  tell("primitives that no token names", unused);
  const inTokens = aliasesIn(tokenFiles).map((path) => path.replace(/\.max$/, ""));
  tell("tokens that no style names", unnamed(names, [...texts, inTokens.join(" ")]));
  tell(
    "the same value",
    [...same, ...sameValues(tokens)].map((group) => group.join(" = ")),
  );
  tell(
    "hardly to be told apart",
    near.map((pair) => pair.join(" ~ ")),
  );
}

function sameValues(tokens: Tree<string>): string[][] {
  const values = Object.entries(tokens).flatMap(([category, tree]) => valuesIn(tree as Tree<string>, [category]));
  const groups = repeated(values, ({ path, value }) => `${path[0]} ${value}`);
  return groups.map((group) => group.map(({ path }) => path.join(".")));
}

function tell(what: string, which: readonly string[]): void {
  if (which.length > 0) console.log(`${what} (${which.length}): ${which.join(", ")}`);
}

function valuesIn<Value>(tree: Tree<Value>, path: readonly string[] = []): { path: readonly string[]; value: Value }[] {
  return Object.entries(tree).flatMap(([name, child]) => {
    const here = [...path, name];
    return isLeaf<Value>(child) ? [{ path: here, value: child.value }] : valuesIn(child, here);
  });
}

function isLeaf<Value>(node: Tree<Value>[string]): node is { value: Value } {
  return "value" in node;
}
