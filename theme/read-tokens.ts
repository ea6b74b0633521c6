import { type Mode, modes } from "./conditions.ts";
import { checkContexts, contextReader, type Inputs, readContext, type Token } from "./dtcg/contexts.ts";
import { describe, mistakeList, type Report } from "./dtcg/mistake.ts";
import { type Layer, readResolver } from "./dtcg/read-resolver.ts";
import type { Resolver, TokenFiles } from "./token-files.ts";
import { tokenRules } from "./token-rules.ts";

export { aliasTarget } from "./dtcg/references.ts";

export const tokenFolder = "theme/tokens/";
export const resolverFile = "resolver.json";

/** Maximum number of lines. More would scroll the first ones away, and they often have a single cause. */
const SHOWN = 20;

/**
 * Returns every token of one mode by path, with references resolved. Other modifiers can be passed too, and otherwise
 * use their defaults. Throws with one line per mistake: file, token, problem, fix.
 */
export function readTokens(files: TokenFiles, resolver: Resolver, mode: string | Inputs): Map<string, Token> {
  const inputs = typeof mode === "string" ? { mode } : mode;
  return orThrow((report) => {
    const layers = layersOf(files, resolver, report);
    checkInputs(layers, inputs, report);
    return readContext(layers, inputs, report).tokens;
  });
}

/**
 * Returns the tokens of every mode. Checks the whole theme: every context of every modifier, and this theme's own
 * rules.
 */
export function readModes(files: TokenFiles, resolver: Resolver): Record<Mode, Map<string, Token>> {
  return orThrow((report) => {
    const layers = layersOf(files, resolver, report);
    for (const mode of modes) checkInputs(layers, { mode }, report);
    const read = contextReader(layers, report);
    checkContexts(layers, read, report, tokenRules);
    return Object.fromEntries(modes.map((mode) => [mode, read({ mode }).tokens])) as Record<Mode, Map<string, Token>>;
  });
}

function layersOf(files: TokenFiles, resolver: Resolver, report: Report): Layer[] {
  return readResolver(resolver, files, { folder: tokenFolder, file: tokenFolder + resolverFile }, report);
}

/** Returns the result of `read`, or throws all mistakes that it reports at once. */
function orThrow<Result>(read: (report: Report) => Result): Result {
  const list = mistakeList();
  const result = read(list.report);
  const { mistakes } = list;
  if (mistakes.length === 0) return result;
  const lines = mistakes.slice(0, SHOWN).map((mistake) => describe(mistake));
  if (mistakes.length > SHOWN) lines.push(`… and ${mistakes.length - SHOWN} more`);
  throw new Error(lines.join("\n"));
}

function checkInputs(layers: readonly Layer[], inputs: Inputs, report: Report): void {
  const place = { file: tokenFolder + resolverFile, keys: ["modifiers"] };
  for (const [name, context] of Object.entries(inputs)) {
    const modifier = layers.find((layer) => layer.kind === "modifier" && layer.name === name);
    if (!modifier) report(place, `there is no modifier ${name}`, "define it, or use another");
    else if (!modifier.contexts.has(context)) {
      const known = [...modifier.contexts.keys()].join(", ");
      report(modifier.place, `${name} has no "${context}"`, `it has ${known}`);
    }
  }
}
