import { type Mode, modes } from "../conditions.ts";
import { aliasTarget } from "../dtcg/references.ts";
import type { ColorValue } from "../dtcg/values/color.ts";
import type { TokenType } from "../dtcg/words.ts";
import type { Resolver, TokenFiles } from "../token-file.ts";
import { findTargets, type Target } from "./find-targets.ts";
import { fluidText } from "./fluid-text.ts";
import type { ForeignFile, ForeignToken } from "./foreign-token.ts";
import { isSame } from "./is-same.ts";
import { placeNewTokens } from "./new-token.ts";
import type { Outcome } from "./outcome.ts";
import { type OwnTheme, type OwnToken, ownTheme } from "./own-theme.ts";
import { foreignKey, partIn, readForeignValue } from "./read-foreign-value.ts";
import { partTypes } from "./text-parts.ts";
import { fluidGroup, nameTable } from "./token-names.ts";
import { writtenColor } from "./written-color.ts";

/**
 * Finds imported values that differ from the theme's, within the limits of the file's format. Converts them to the
 * theme's form. With `isAdding`, it also accepts new tokens.
 */
export function takeValues(
  { tokens, refused }: Pick<ForeignFile, "tokens" | "refused">,
  { files, resolver, isAdding = false }: { files: TokenFiles; resolver: Resolver; isAdding?: boolean },
): Outcome {
  const own = ownTheme(files, resolver);
  const outcome: Outcome = { taken: [], same: [], refused: [...refused] };
  const refuse = (refusal: Outcome["refused"][number]) => outcome.refused.push(refusal);
  const placed = isAdding ? placeNewTokens(tokens, own, refuse) : tokens;
  const table = nameTable(own.all());
  const foreign = new Map(tokens.map((token) => [foreignKey(token), token]));
  const settled = new Map<string, ForeignToken>();

  for (const target of inOrder(findTargets(placed, { table, own, refuse }), own)) take(target);
  return outcome;

  function take(target: Target): void {
    const { path, part, mode, foreign: from } = target;
    const { at } = from;
    const before = own.token(path, mode);
    const type = part ? partTypes[part] : before?.type;
    if (!before || !type) return;
    const same = () => outcome.same.push({ file: before.file, path, at });
    if (target.isFluid) {
      if (plain(fluidText(path, own)) === plain(from.value)) same();
      else refuse({ at, problem: `is reckoned from its two ends; change ${fluidGroup(path)}.min and .max` });
      return;
    }
    const current = partIn(before.raw, part);
    const key = [own.isByMode(path) ? mode : "", path, part ?? ""].join(" ");
    const earlier = settled.get(key);
    settled.set(key, earlier ?? from);
    if (JSON.stringify(current) === JSON.stringify(from.value)) {
      same();
      return;
    }
    const read = readForeignValue(target, type, { own, table, foreign });
    if ("problem" in read) {
      refuse({ at, problem: read.problem });
      return;
    }
    if (current !== undefined && isUnchanged(current, read.value, type, mode)) same();
    else if (earlier)
      refuse({
        at,
        problem: `${earlier.at} has another value for ${path}, of which there is one; bring one of the two`,
      });
    else put(target, before, read);
  }

  function put(
    { path, part, mode, foreign: from }: Target,
    before: OwnToken,
    read: { value: unknown; notes: string[] },
  ) {
    const isColor = before.type === "color" && aliasTarget(read.value) === undefined;
    const written: ReturnType<typeof writtenColor> = isColor
      ? writtenColor(read.value as ColorValue, before, own)
      : { value: read.value };
    const notes = [...read.notes, ...(written.note ? [written.note] : [])];
    const ramp = aliasTarget(before.raw);
    if (ramp !== undefined && aliasTarget(written.value) === undefined) notes.push(`no longer follows {${ramp}}`);
    const file = own.isByMode(path) ? own.modeFile(mode) : before.file;
    if (before.added && before.type === "color" && own.isByMode(path))
      notes.push("promise in theme/contrast-pairs.ts what it has to stand out from");
    const isNew = file !== before.file;
    const raw = part ? { ...(before.raw as object), [part]: written.value } : written.value;
    const token = { ...before, file, raw };
    own.take(token);
    outcome.taken.push({ token, before: isNew ? undefined : before.raw, notes, from });
  }

  /** Returns true for an equal value, or for an alias to the same token. */
  function isUnchanged(current: unknown, value: unknown, type: TokenType, mode: Mode): boolean {
    const target = aliasTarget(value);
    if (target !== undefined) return aliasTarget(current) === target;
    return isSame(type, own.resolved(current, mode), value);
  }
}

/**
 * Puts shared tokens first, because colors by purpose are compared with them, and fluid values after the other shared
 * ones.
 */
function inOrder(targets: readonly Target[], own: OwnTheme): Target[] {
  const rank = ({ path, mode, isFluid }: Target) => (own.isByMode(path) ? 2 + modes.indexOf(mode) : isFluid ? 1 : 0);
  return [...targets].sort((one, other) => rank(one) - rank(other));
}

/** Removes spaces, which formatters set differently. */
function plain(value: unknown): string {
  return String(value).replaceAll(" ", "");
}
