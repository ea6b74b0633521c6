import { checkContexts } from "../dtcg/check-contexts.ts";
import { type Mistake, mistakeList } from "../dtcg/mistake.ts";
import { contextReader } from "../dtcg/read-context.ts";
import { readResolver } from "../dtcg/read-resolver.ts";
import type { Resolver, TokenFiles, TokenGroup } from "../token-file.ts";
import { tokenRules } from "../token-rules.ts";
import { writeFile } from "../token-text/write-file.ts";
import type { Outcome, Taken } from "./outcome.ts";

export interface Applied {
  outcome: Outcome;
  /** Changed texts by file name. */
  texts: Map<string, string>;
  files: TokenFiles;
}

/**
 * Writes imported values into the texts of the token files, then checks the result with the theme's reader. Values that
 * the reader rejects are refused with its message, and the others stay.
 */
export function applyOutcome(
  outcome: Outcome,
  original: { texts: Readonly<Record<string, string>>; files: TokenFiles; resolver: Resolver },
): Applied {
  if (outcome.taken.length === 0) return { outcome, texts: new Map(), files: original.files };
  const texts = new Map<string, string>();
  const files: Record<string, TokenGroup> = { ...original.files };
  const tokens = outcome.taken.map(({ token }) => token);
  // Describes a new token once, in the first of its files. The others contain the same token in other modes.
  const describedIn = new Map(tokens.toReversed().map(({ path, file }) => [path, file]));
  for (const file of new Set(tokens.map((token) => token.file))) {
    // Each part of a text style includes the whole style, so the last change is complete.
    const latest = new Map(tokens.filter((token) => token.file === file).map((token) => [token.path, token]));
    const changes = [...latest.values()].map(({ path, raw: value, added }) => ({
      path,
      value,
      description: describedIn.get(path) === file ? added?.description : undefined,
    }));
    const text = writeFile(original.texts[file] ?? "", changes);
    texts.set(file, text);
    files[file] = JSON.parse(text);
  }
  const mistakes = mistakesIn(files, original.resolver);
  const wrong = new Map(outcome.taken.map((taken) => [taken, mistakes.filter((mistake) => isOf(mistake, taken))]));
  const isLeft = ({ length }: readonly Mistake[]) => length === 0;
  if (mistakes.length === 0) return { outcome, texts, files };
  if ([...wrong.values()].every(isLeft))
    throw new Error(`The theme could not be read with these values: ${mistakes[0]?.problem}`);
  const refused = [...wrong].flatMap(([{ from }, [mistake]]) =>
    mistake ? [{ at: from.at, problem: `${mistake.problem}; ${mistake.mend}` }] : [],
  );
  const taken = outcome.taken.filter((each) => isLeft(wrong.get(each) ?? []));
  return applyOutcome({ ...outcome, taken, refused: [...outcome.refused, ...refused] }, original);
}

function isOf({ file, keys }: Mistake, { token }: Taken): boolean {
  // A new token's mistake is reported in the file of each mode that lacks it.
  return (
    (file === token.file || token.added !== undefined) &&
    token.path.split(".").every((name, index) => keys[index] === name)
  );
}

function mistakesIn(files: TokenFiles, resolver: Resolver): Mistake[] {
  const list = mistakeList();
  const layers = readResolver(resolver, files, { folder: "", file: "resolver.json" }, list.report);
  checkContexts(layers, contextReader(layers, list.report), list.report, tokenRules);
  return list.mistakes;
}
