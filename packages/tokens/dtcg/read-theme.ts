import { checkContexts, contextReader, type Inputs, readContext, type ThemeRules, type Token } from "./contexts.ts";
import { describe, mistakeList, type Report } from "./mistake.ts";
import { type Layer, readResolver } from "./read-resolver.ts";

/** Parsed JSON of a token file (DTCG 2025.10). */
export type TokenGroup = Readonly<Record<string, unknown>>;

/** Parsed JSON of a resolver file (DTCG 2025.10, resolver), which lists the files of each mode. */
export type Resolver = Readonly<Record<string, unknown>>;

/** Token files by their names in the resolver. */
export type TokenFiles = Readonly<Record<string, TokenGroup>>;

export interface Theme {
  files: TokenFiles;
  resolver: Resolver;
  /** Prefix of each file name in messages: "theme/tokens/". */
  folder: string;
  resolverFile: string;
}

/**
 * Maximum number of lines in an error. More would scroll the first ones out of view, and many lines often have a single
 * cause.
 */
const maxLines = 20;

/**
 * Returns every token by path, with references resolved. Modifiers that `inputs` lacks use their defaults. Throws an
 * error with one line per mistake: file, token, problem and fix.
 */
export function readTheme(theme: Theme, inputs: Inputs): Map<string, Token> {
  return orThrow((report) => {
    const layers = layersOf(theme, report);
    checkInputs(theme, { layers, inputs, report });
    return readContext(layers, inputs, report).tokens;
  });
}

/**
 * Returns the tokens of every mode. Checks the whole theme: every context of every modifier, and the theme's own rules.
 * Throws as `readTheme` does.
 */
export function readModes<Mode extends string>(
  theme: Theme,
  modes: readonly Mode[],
  rules: ThemeRules,
): Record<Mode, Map<string, Token>> {
  return orThrow((report) => {
    const layers = layersOf(theme, report);
    for (const mode of modes) checkInputs(theme, { layers, inputs: { mode }, report });
    const read = contextReader(layers, report);
    checkContexts(layers, read, report, rules);
    return Object.fromEntries(modes.map((mode) => [mode, read({ mode }).tokens])) as Record<Mode, Map<string, Token>>;
  });
}

function layersOf({ files, resolver, folder, resolverFile }: Theme, report: Report): Layer[] {
  return readResolver(resolver, files, { folder, file: folder + resolverFile }, report);
}

/** Returns the result of `read`, or throws a single error with the mistakes that it reports. */
export function orThrow<Result>(read: (report: Report) => Result): Result {
  const list = mistakeList();
  const result = read(list.report);
  const { mistakes } = list;
  if (mistakes.length === 0) return result;
  const lines = mistakes.slice(0, maxLines).map((mistake) => describe(mistake));
  if (mistakes.length > maxLines) lines.push(`… and ${mistakes.length - maxLines} more`);
  throw new Error(lines.join("\n"));
}

interface Asked {
  layers: readonly Layer[];
  inputs: Inputs;
  report: Report;
}

function checkInputs({ folder, resolverFile }: Theme, { layers, inputs, report }: Asked): void {
  const place = { file: folder + resolverFile, keys: ["modifiers"] };
  for (const [name, context] of Object.entries(inputs)) {
    const modifier = layers.find((layer) => layer.kind === "modifier" && layer.name === name);
    if (!modifier) report(place, `there is no modifier ${name}`, "define it, or use another");
    else if (!modifier.contexts.has(context)) {
      const known = [...modifier.contexts.keys()].join(", ");
      report(modifier.place, `${name} has no "${context}"`, `it has ${known}`);
    }
  }
}
