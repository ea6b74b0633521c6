import { checkContexts, type ThemeRules } from "./check-contexts.ts";
import { describe, type Mistake, mistakeList, type Report } from "./mistake.ts";
import { type ParsedFile, parseJson } from "./parse-json.ts";
import { contextReader } from "./read-context.ts";
import { readResolver } from "./read-resolver.ts";

interface Options {
  /** Before each name: "theme/tokens/". */
  folder: string;
  /** The name of the resolver document. */
  resolver: string;
  rules?: ThemeRules;
}

/**
 * Everything that is wrong in a folder of token files, from their texts by name: a line each, with file, line, token,
 * what is wrong and how to mend it. Empty where nothing is.
 */
export function checkFiles(texts: Readonly<Record<string, string>>, options: Options): string[] {
  const { folder } = options;
  const list = mistakeList();
  const parsed = new Map<string, ParsedFile>();
  for (const [name, text] of Object.entries(texts)) {
    const file = parseJson(text, folder + name, list.report);
    if (file) parsed.set(name, file);
  }
  // What cannot be read would make everything that refers to it wrong, too.
  if (list.mistakes.length === 0) {
    const files = Object.fromEntries([...parsed].map(([name, { value }]) => [name, value]));
    checkParsed(files, options, list.report);
  }
  return list.mistakes.map((mistake) => describe({ line: lineOf(mistake), ...mistake }));

  function lineOf({ file, keys }: Mistake): number | undefined {
    return parsed.get(file.slice(folder.length))?.lineOf(keys);
  }
}

function checkParsed(files: Record<string, unknown>, { folder, resolver, rules }: Options, report: Report): void {
  const { [resolver]: document, ...sources } = files;
  if (document === undefined) {
    report({ file: folder + resolver, keys: [] }, "is not there", "add it: it says which files make the theme");
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
    report({ file: folder + name, keys: [] }, `is named nowhere in ${resolver}`, "name it there, or take it away");
  }
  checkContexts(layers, contextReader(layers, report), report, rules);
}
