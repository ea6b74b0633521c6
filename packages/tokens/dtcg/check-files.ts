import { checkModes, type JudgedModes } from "./check-modes.ts";
import { checkContexts, contextReader, type ThemeRules } from "./contexts.ts";
import { describe, type Mistake, mistakeList, type Report } from "./mistake.ts";
import { type ParsedFile, parseJson } from "./parse-json.ts";
import { readResolver } from "./read-resolver.ts";

interface Options {
  /** Prefix of each file name in messages: "theme/tokens/". */
  folder: string;
  resolver: string;
  rules?: ThemeRules;
  judged?: JudgedModes;
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
  if (judged) checkModes(layers, judged, folder, report);
  checkContexts(layers, contextReader(layers, report), report, rules);
}
