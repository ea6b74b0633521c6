import { mistakeList } from "../dtcg/mistake.ts";
import type { TokenType } from "../dtcg/read-tree.ts";
import type { ValueReader } from "../dtcg/simple-values.ts";
import { everyType } from "../dtcg/values.ts";
import type { Target } from "./find-targets.ts";
import type { Followed } from "./fit-simple.ts";
import { fitValue } from "./fit-value.ts";
import type { ForeignToken } from "./foreign-file.ts";
import { maxAliases, type OwnTheme } from "./own-theme.ts";
import { flatName, type NameTable } from "./token-names.ts";

interface Context {
  own: OwnTheme;
  table: NameTable;
  /** Imported tokens by mode and flat name. */
  foreign: ReadonlyMap<string, ForeignToken>;
}

export function foreignKey({ mode, names }: Pick<ForeignToken, "mode" | "names">): string {
  return `${mode ?? ""} ${flatName(names)}`;
}

type ForeignValue = { value: unknown; notes: string[] } | { problem: string };

/** Reads an imported value for its token. Follows aliases to tokens of the theme and of the imported files. */
export function readForeignValue(target: Target, type: TokenType, context: Context): ForeignValue {
  const { foreign, mode, path } = target;
  const notes: string[] = [];
  const found = follow(foreign.value, foreign.others, type, { target, context, notes });
  if ("problem" in found) return found;
  if ("alias" in found) return { value: found.alias, notes };
  const token = context.own.token(path, mode);
  const like = token?.added && token.raw === undefined ? `{${token.added.like}}` : token?.raw;
  const fitted = fitValue(type, found.given, {
    own: context.own.resolved(partIn(like, target.part), mode),
    group: path.split(".")[0] ?? "",
    isFigma: foreign.isFigma ?? false,
    follow: (part, given) => follow(given, undefined, part, { target, context, notes }),
    resolved: (alias) => context.own.resolved(alias, mode),
  });
  if ("problem" in fitted) return fitted;
  const problem = problemOf(type, fitted.value, context.own, mode);
  return problem ? { problem } : { value: fitted.value, notes };
}

interface Place {
  target: Target;
  context: Context;
  notes: string[];
}

/**
 * Follows an imported alias to a token of the theme, or to a value. Falls back to `others` if the alias has no target.
 */
function follow(
  value: unknown,
  others: readonly unknown[] | undefined,
  type: TokenType,
  { target, context, notes }: Place,
): Followed {
  let given = value;
  let left = others ?? [];
  for (let steps = 0; ; steps++) {
    const names = aliasNames(given);
    if (!names) return { given };
    const alias = ownAlias(names, type, target, context);
    if (alias) return { alias };
    const { mode } = target.foreign;
    const next = context.foreign.get(foreignKey({ mode, names })) ?? context.foreign.get(foreignKey({ names }));
    if (steps > maxAliases || (!next && left.length === 0))
      return { problem: `refers to {${names.join(".")}}, which has no value; write the value itself` };
    const reason = next ? `the theme has no such ${type}` : "nothing has that name";
    notes.push(`{${names.join(".")}} is replaced by its value, because ${reason}`);
    [given, left] = next ? [next.value, [...(next.others ?? []), ...left]] : [left[0], left.slice(1)];
  }
}

/** Returns a part of a text style, or the whole value. */
export function partIn(raw: unknown, part: string | undefined): unknown {
  return part === undefined ? raw : (raw as Readonly<Record<string, unknown>> | undefined)?.[part];
}

function aliasNames(value: unknown): string[] | undefined {
  if (typeof value !== "string" || !value.startsWith("{") || !value.endsWith("}")) return undefined;
  const inner = value.slice(1, -1);
  return inner.includes("{") || inner.includes("}") ? undefined : inner.split(".");
}

function ownAlias(names: readonly string[], type: TokenType, { mode }: Target, { own, table }: Context) {
  const named = table.named(names);
  const token = named && !named.part ? own.token(named.path, mode) : undefined;
  return token?.type === type ? `{${token.path}}` : undefined;
}

/**
 * Returns the first mistake in a value by the standard's rules, if any. Parts can be aliases to tokens of the theme.
 */
function problemOf(type: TokenType, value: unknown, own: OwnTheme, mode: string): string | undefined {
  const list = mistakeList();
  const reader: ValueReader = {
    report: list.report,
    valueOf: (part, raw, at) => everyType[part](own.resolved(raw, mode), at, reader),
    partOf: (raw) => raw,
  };
  everyType[type](value, { file: "", keys: [] }, reader);
  const [mistake] = list.mistakes;
  return mistake && `${mistake.problem}; ${mistake.fix}`;
}
