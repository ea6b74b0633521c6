import { mistakeList } from "../dtcg/mistake.ts";
import type { TokenType } from "../dtcg/read-tree.ts";
import type { ValueReader } from "../dtcg/simple-values.ts";
import { everyType } from "../dtcg/values.ts";
import type { Target } from "./find-targets.ts";
import { fitValue, type OwnValue } from "./fit-value.ts";
import type { ForeignToken } from "./foreign-file.ts";
import { maxAliases, type OwnTheme } from "./own-theme.ts";
import { flatName, type Named, namedIn } from "./token-names.ts";

interface Context {
  own: OwnTheme;
  table: ReadonlyMap<string, Named>;
  /** Imported tokens by mode and flat name. */
  foreign: ReadonlyMap<string, ForeignToken>;
}

export function foreignKey({ mode, names }: Pick<ForeignToken, "mode" | "names">): string {
  return `${mode ?? ""} ${flatName(names)}`;
}

export type ForeignValue = { value: unknown; notes: string[] } | { problem: string };

export function readForeignValue(target: Target, type: TokenType, context: Context): ForeignValue {
  const { foreign, mode, path } = target;
  const notes: string[] = [];
  let given = foreign.value;
  for (let steps = 0; ; steps++) {
    const names = aliasNames(given);
    if (!names) break;
    const alias = ownAlias(names, type, target, context);
    if (alias) return { value: alias, notes };
    const next =
      context.foreign.get(foreignKey({ mode: foreign.mode, names })) ?? context.foreign.get(foreignKey({ names }));
    if (!next || steps > maxAliases)
      return { problem: `refers to {${names.join(".")}}, which has no value; write the value itself` };
    notes.push(`{${names.join(".")}} is replaced by its value, because the theme has no such ${type}`);
    given = next.value;
  }
  const token = context.own.token(path, mode);
  const like = token?.added && token.raw === undefined ? `{${token.added.like}}` : token?.raw;
  const own = context.own.resolved(partIn(like, target.part), mode);
  const ownValue: OwnValue = { own, group: path.split(".")[0] ?? "", isFigma: foreign.isFigma ?? false };
  const fitted = fitValue(type, given, ownValue);
  if ("problem" in fitted) return fitted;
  const problem = problemOf(type, fitted.value);
  return problem ? { problem } : { value: fitted.value, notes };
}

export function partIn(raw: unknown, part: string | undefined): unknown {
  return part === undefined ? raw : (raw as Readonly<Record<string, unknown>> | undefined)?.[part];
}

function aliasNames(value: unknown): string[] | undefined {
  if (typeof value !== "string" || !value.startsWith("{") || !value.endsWith("}")) return undefined;
  const inner = value.slice(1, -1);
  return inner.includes("{") || inner.includes("}") ? undefined : inner.split(".");
}

function ownAlias(names: readonly string[], type: TokenType, { mode }: Target, { own, table }: Context) {
  const named = namedIn(table, names);
  const token = named && !named.part ? own.token(named.path, mode) : undefined;
  return token?.type === type ? `{${token.path}}` : undefined;
}

/** Returns the standard's objection to a value without aliases. */
function problemOf(type: TokenType, value: unknown): string | undefined {
  const list = mistakeList();
  const reader: ValueReader = {
    report: list.report,
    valueOf: (part, raw, at) => everyType[part](raw, at, reader),
    partOf: (raw) => raw,
  };
  everyType[type](value, { file: "", keys: [] }, reader);
  const [mistake] = list.mistakes;
  return mistake && `${mistake.problem}; ${mistake.fix}`;
}
