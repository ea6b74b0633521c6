import { existsSync, readdirSync, readFileSync } from "node:fs";
import { modes } from "./conditions.ts";
import { checkContexts, contextReader, type ThemeRules } from "./dtcg/contexts.ts";
import { describe, inside, type Mistake, mistakeList, type Report } from "./dtcg/mistake.ts";
import { type ParsedFile, parseJson } from "./dtcg/parse-json.ts";
import { readResolver } from "./dtcg/read-resolver.ts";
import { loadedFonts } from "./loaded-fonts.ts";
import { resolverFile, tokenFolder } from "./read-tokens.ts";
import { tokenRules } from "./token-rules.ts";

interface Options {
  /** Prefix of each file name in messages: "theme/tokens/". */
  folder: string;
  resolver: string;
  rules?: ThemeRules;
  /** Modes that the gate judges and pages show. */
  judged?: readonly string[];
}

/**
 * Checks a folder of token files, given as texts by name. Returns one line per mistake with file, line, token, problem
 * and fix.
 */
export function checkFiles(texts: Readonly<Record<string, string>>, options: Options): string[] {
  const { folder } = options;
  const list = mistakeList();
  const parsed = new Map<string, ParsedFile>();
  for (const [name, text] of Object.entries(texts)) {
    const file = parseJson(text, folder + name, list.report);
    if (file) parsed.set(name, file);
  }
  // An unreadable file would also invalidate everything that refers to it.
  if (list.mistakes.length === 0) {
    const files = Object.fromEntries([...parsed].map(([name, { value }]) => [name, value]));
    checkParsed(files, options, list.report);
  }
  return list.mistakes.map((mistake) => describe({ line: lineOf(mistake), ...mistake }));

  function lineOf({ file, keys }: Mistake): number | undefined {
    return parsed.get(file.slice(folder.length))?.lineOf(keys);
  }
}

function checkParsed(
  files: Record<string, unknown>,
  { folder, resolver, rules, judged }: Options,
  report: Report,
): void {
  const { [resolver]: document, ...sources } = files;
  if (document === undefined) {
    report({ file: folder + resolver, keys: [] }, "does not exist", "add it: it lists the files of the theme");
    return;
  }
  let isResolved = true;
  const layers = readResolver(document, sources, { folder, file: folder + resolver }, (place, ...rest) => {
    if (place.file === folder + resolver) isResolved = false;
    report(place, ...rest);
  });
  if (!isResolved) return;
  const used = new Set(layers.flatMap(({ contexts }) => [...contexts.values()].flat()).map(({ place }) => place.file));
  for (const name of Object.keys(sources)) {
    if (used.has(folder + name)) continue;
    report({ file: folder + name, keys: [] }, `is not in ${resolver}`, "add it there, or remove it");
  }
  for (const { kind, name, place, contexts } of layers)
    for (const context of kind === "modifier" && name === "mode" ? contexts.keys() : [])
      if (judged?.includes(context) === false)
        report(
          inside(place, "contexts", context),
          `no page shows the mode ${context} and nothing judges its colors`,
          "add it to theme/conditions.ts; docs/design-system.md lists the other files",
        );
  checkContexts(layers, contextReader(layers, report), report, rules);
}

export function checkedFiles(folder = tokenFolder): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".json"));
}

/** Returns the mistakes of the token files, and of the files that a build needs for their typefaces. */
export function tokenMistakes(folder = tokenFolder): string[] {
  const texts = Object.fromEntries(checkedFiles(folder).map((name) => [name, readFileSync(folder + name, "utf8")]));
  const mistakes = checkFiles(texts, { folder, resolver: resolverFile, rules: tokenRules, judged: modes });
  return mistakes.length > 0 ? mistakes : [...missingImports(texts), ...missingCuts()];
}

/** Reports token files that the theme does not import, because their values would have no effect. */
function missingImports(texts: Readonly<Record<string, string>>): string[] {
  const importer = readFileSync(new URL("token-files.ts", import.meta.url), "utf8");
  return Object.keys(texts)
    .filter((name) => !importer.includes(`./tokens/${name}"`))
    .map((name) => `${tokenFolder}${name}: theme/token-files.ts does not import it; add it there`);
}

/** Reports typefaces without a subset for pictures, because a build would stop only after minutes. */
function missingCuts(): string[] {
  return Object.entries(loadedFonts).flatMap(([family, { cut }]) =>
    existsSync(new URL(`../${cut}`, import.meta.url))
      ? []
      : [
          `theme/loaded-fonts.ts: ${family}: ${cut} does not exist; create it with npm run brand -- --heading or --body`,
        ],
  );
}

/** Throws `Error: theme/tokens: … to fix` with all mistakes, if there are any. */
export function checkTokenFiles(): void {
  const mistakes = tokenMistakes();
  if (mistakes.length > 0) throw new Error(toFix(mistakes));
}

export function toFix(mistakes: readonly string[]): string {
  return [`theme/tokens: ${mistakes.length} to fix`, ...mistakes].join("\n");
}
