import { checkContexts, contextReader } from "../dtcg/contexts.ts";
import { type Mistake, mistakeList } from "../dtcg/mistake.ts";
import { readResolver } from "../dtcg/read-resolver.ts";
import type { TokenFiles, TokenGroup } from "../dtcg/read-theme.ts";
import { oneLine, writeTokens } from "../dtcg/token-text.ts";
import type { Change, Outcome } from "./foreign-file.ts";
import type { ExchangedTheme } from "./own-theme.ts";

interface AppliedOutcome {
  outcome: Outcome;
  /** Changed texts by file name. */
  texts: Map<string, string>;
  files: TokenFiles;
}

/**
 * Writes imported values into the texts of the token files, then checks the result with the theme's reader. `original`
 * has the texts by file name. Refuses values that the reader rejects, with its message, and writes all others.
 */
export function applyOutcome(
  outcome: Outcome,
  theme: ExchangedTheme,
  original: Readonly<Record<string, string>>,
): AppliedOutcome {
  const { changes } = outcome;
  const texts = new Map<string, string>();
  if (changes.length === 0) return { outcome, texts, files: theme.files };
  const files: Record<string, TokenGroup> = { ...theme.files };
  const tokens = changes.map(({ token }) => token);
  // Describes a new token once, in the first of its files. The others contain the same token in other modes.
  const describedIn = new Map(tokens.toReversed().map(({ path, file }) => [path, file]));
  for (const file of new Set(tokens.map((token) => token.file))) {
    // Each part of a text style includes the whole style, so the last change is complete.
    const latest = new Map(tokens.filter((token) => token.file === file).map((token) => [token.path, token]));
    const values = [...latest.values()].map(({ path, raw: value, added }) => ({
      path,
      value,
      description: describedIn.get(path) === file ? added?.description : undefined,
    }));
    const text = writeTokens(original[file] ?? "", values);
    texts.set(file, text);
    files[file] = JSON.parse(text);
  }
  const mistakes = mistakesIn({ ...theme, files });
  const [first] = mistakes;
  if (!first) return { outcome, texts, files };
  const refused = refusedBy(mistakes, changes);
  const accepted = changes.filter((change) => !refused.has(change));
  const refusals = [...refused].map(([{ from }, { problem, fix }]) => ({ at: from.at, problem: `${problem}; ${fix}` }));
  return applyOutcome({ ...outcome, changes: accepted, refusals: [...outcome.refusals, ...refusals] }, theme, original);
}

/**
 * Returns the changes to refuse, with the mistake of each. A mistake can be reported at an unchanged token that does
 * not fit a changed one. Then the mistake concerns all changes of that token's group or, if there are none, all
 * changes.
 */
function refusedBy(mistakes: readonly Mistake[], changes: readonly Change[]): Map<Change, Mistake> {
  const isOfGroup = ({ keys }: Mistake, { token }: Change) => token.path.startsWith(`${keys[0]}.`);
  for (const isAbout of [isIn, isOfGroup, () => true]) {
    const found = changes.flatMap((change) => {
      const mistake = mistakes.find((each) => isAbout(each, change));
      return mistake ? [[change, mistake] as const] : [];
    });
    if (found.length > 0) return new Map(found);
  }
  return new Map();
}

function isIn({ file, keys }: Mistake, { token }: Change): boolean {
  // A new token's mistake is reported in the file of each mode that lacks it.
  return (
    (file === token.file || token.added !== undefined) &&
    token.path.split(".").every((name, index) => keys[index] === name)
  );
}

function mistakesIn({ files, resolver, resolverFile, rules }: ExchangedTheme): Mistake[] {
  const list = mistakeList();
  const layers = readResolver(resolver, files, { folder: "", file: resolverFile }, list.report);
  checkContexts(layers, contextReader(layers, list.report), list.report, rules);
  return list.mistakes;
}

/**
 * Returns one line per changed, added, refused or ignored value, then a line with totals. With `isVerbose`, also lists
 * unchanged values.
 */
export function reportLines({ changes, unchanged, refusals, ignored }: Outcome, isVerbose = false): string[] {
  const added = changes.filter(({ token }) => token.added).length;
  return [
    ...changes.map(changeLine),
    ...refusals.map(({ at, problem }) => `refused ${at}: ${problem}`),
    ...ignored.map(({ at, problem }) => `ignored ${at}: ${problem}`),
    ...(isVerbose ? unchanged.map(({ file, path, at }) => `same    ${file}: ${path}${source(at, path)}`) : []),
    `${added > 0 ? `${added} added, ` : ""}${changes.length - added} changed, ${refusals.length} refused, ${unchanged.length} unchanged`,
  ];
}

function changeLine({ token: { file, path, raw, added }, before, notes, from: { at } }: Change): string {
  const suffix = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  const place = `${file}: ${path}${source(at, path)}`;
  if (added) return `added   ${place}: ${oneLine(raw)}, “${added.description}”${suffix}`;
  return `changed ${place}: ${before === undefined ? "new" : oneLine(before)} → ${oneLine(raw)}${suffix}`;
}

function source(at: string, path: string): string {
  return at === path ? "" : `, from ${at}`;
}
