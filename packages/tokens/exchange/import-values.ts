import { colorToHex, hexToWrittenOklch } from "../color/color.ts";
import { isObject, type TokenType } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { weightNames } from "../dtcg/simple-values.ts";
import { type ColorValue, textParts } from "../dtcg/values.ts";
import { rampOf } from "../gate/theme-colors.ts";
import { addNewTokens, findTargets, type Target } from "./find-targets.ts";
import type { ForeignFile, ForeignToken, Outcome, Refusal } from "./foreign-file.ts";
import { type ExchangedTheme, fluidText, type OwnTheme, type OwnToken, ownTheme } from "./own-theme.ts";
import { foreignKey, partIn, readForeignValue } from "./read-value.ts";
import { fluidGroup, nameTable } from "./token-names.ts";

/**
 * Compares imported values with the theme's, as precisely as the file's format allows. Converts those that differ to
 * the theme's form. With `isAdding`, it also accepts new tokens.
 */
export function importValues(
  { tokens, refusals, ignored }: Pick<ForeignFile, "tokens" | "refusals" | "ignored">,
  theme: ExchangedTheme,
  isAdding = false,
): Outcome {
  const own = ownTheme(theme);
  const outcome: Outcome = { changes: [], unchanged: [], refusals: [...refusals], ignored: [...ignored] };
  const refuse = (refusal: Refusal) => outcome.refusals.push(refusal);
  const accepted = isAdding ? addNewTokens(tokens, own, refuse) : tokens;
  const table = nameTable(own.all(), theme.prefix);
  const foreign = new Map(tokens.map((token) => [foreignKey(token), token]));
  /** First imported token for each value of the theme. */
  const sources = new Map<string, ForeignToken>();

  for (const target of inOrder(findTargets(accepted, { table, own, refuse }), own)) importValue(target);
  return outcome;

  function importValue(target: Target): void {
    const { path, part, mode, foreign: from } = target;
    const { at } = from;
    const before = own.token(path, mode);
    const type = part ? textParts[part] : before?.type;
    if (!before || !type) return;
    const keep = () => outcome.unchanged.push({ file: before.file, path, at });
    if (target.isFluid) {
      if (withoutSpaces(fluidText(path, own)) === withoutSpaces(from.value)) keep();
      else refuse({ at, problem: `is computed from two tokens; change ${fluidGroup(path)}.min and .max` });
      return;
    }
    const current = partIn(before.raw, part);
    const key = [own.isByMode(path) ? mode : "", path, part ?? ""].join(" ");
    const earlier = sources.get(key);
    sources.set(key, earlier ?? from);
    if (JSON.stringify(current) === JSON.stringify(from.value)) {
      keep();
      return;
    }
    const read = readForeignValue(target, type, { own, table, foreign });
    if ("problem" in read) refuse({ at, problem: read.problem });
    else if (current !== undefined && isUnchanged(current, read.value, type, mode)) keep();
    else if (earlier)
      refuse({ at, problem: `conflicts with ${earlier.at}, another value for ${path}; import only one` });
    else change(target, before, read);
  }

  function change(
    { path, part, mode, foreign: from }: Target,
    before: OwnToken,
    read: { value: unknown; notes: string[] },
  ): void {
    const isByMode = own.isByMode(path);
    const isColor = before.type === "color" && aliasTarget(read.value) === undefined;
    const { value, notes: more } = isColor ? colorForm(read.value as ColorValue, before, own) : read;
    const notes = [...read.notes, ...(isColor ? more : [])];
    const target = aliasTarget(partIn(before.raw, part));
    if (target !== undefined && aliasTarget(value) === undefined) notes.push(`no longer refers to {${target}}`);
    const file = isByMode ? own.modeFile(mode) : before.file;
    if (theme.pairsFile && before.added && before.type === "color" && isByMode)
      notes.push(`declare its pairs in ${theme.pairsFile}`);
    const isNew = file !== before.file;
    const raw = part ? { ...(before.raw as object), [part]: value } : value;
    const token = { ...before, file, raw };
    own.set(token);
    outcome.changes.push({ token, before: isNew ? undefined : before.raw, notes, from });
  }

  /** Resolves the aliases in the parts of a value, such as a shadow's color. */
  function wholly(value: unknown, mode: string): unknown {
    if (aliasTarget(value) !== undefined) return own.resolved(value, mode);
    if (Array.isArray(value)) return value.map((part) => wholly(part, mode));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wholly(part, mode)]));
  }

  /** Returns true for an equal value, or for an alias to the same token. */
  function isUnchanged(current: unknown, value: unknown, type: TokenType, mode: string): boolean {
    const target = aliasTarget(value);
    if (target !== undefined) return aliasTarget(current) === target;
    return isSame(type, wholly(own.resolved(current, mode), mode), wholly(value, mode));
  }
}

/**
 * Puts shared tokens first, because colors by purpose are compared with them. Among the shared ones, fluid values come
 * last.
 */
function inOrder(targets: readonly Target[], own: OwnTheme): Target[] {
  const rank = ({ path, mode, isFluid }: Target) => {
    if (own.isByMode(path)) return 2 + own.modes.indexOf(mode);
    return isFluid ? 1 : 0;
  };
  return [...targets].sort((a, b) => rank(a) - rank(b));
}

/** Removes spaces, which formatters set differently. */
function withoutSpaces(value: unknown): string {
  return String(value).replaceAll(" ", "");
}

/**
 * Converts an imported color to the theme's form. A color by purpose that equals a ramp step becomes an alias to it,
 * preferably in its current ramp. Other sRGB colors become OKLCH, like the ramps.
 */
function colorForm(given: ColorValue, { path, raw }: OwnToken, own: OwnTheme): { value: unknown; notes: string[] } {
  if (!isOfSrgb(given)) return { value: given, notes: [] };
  const hex = colorToHex(given);
  if (own.isByMode(path)) {
    const steps = stepsOf(own).filter((step) => step.hex === hex);
    const ramp = rampOf(aliasTarget(raw) ?? "");
    const step = steps.find((candidate) => rampOf(candidate.path) === ramp) ?? steps[0];
    if (step) return { value: `{${step.path}}`, notes: [`${hex} is {${step.path}}`] };
  }
  const { alpha } = given;
  const components = hexToWrittenOklch(hex.slice(0, "#rrggbb".length));
  const value = { colorSpace: "oklch", components, ...(alpha === undefined ? {} : { alpha }) };
  return { value, notes: [`${hex} in OKLCH`] };
}

function stepsOf(own: OwnTheme): { path: string; hex: string }[] {
  const isStep = ({ path, type, raw }: OwnToken) =>
    type === "color" && raw !== undefined && !own.isByMode(path) && aliasTarget(raw) === undefined;
  return own
    .all()
    .flatMap((token) => (isStep(token) ? [{ path: token.path, hex: colorToHex(token.raw as ColorValue) }] : []));
}

/**
 * Returns true if an imported value equals the theme's own, within the limits of its format. Colors must match on an
 * sRGB screen, and numbers can differ by rounding. Neither value can contain aliases.
 */
function isSame(type: TokenType, own: unknown, given: unknown): boolean {
  if (type === "fontWeight") return weight(own) === weight(given);
  // A single shadow or typeface can be a list of one.
  return isAlike([own].flat(), [given].flat());
}

function weight(value: unknown): unknown {
  return weightNames[String(value)] ?? value;
}

/** Half of the last written digit. Figma's numbers have 32 bits. */
const tolerance = 0.00005;

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) < tolerance;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  if ("colorSpace" in a && "colorSpace" in b) return isSameColor(a as ColorValue, b as ColorValue);
  const names = Object.keys(a) as (keyof typeof a)[];
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isAlike(a[name], b[name]))
  );
}

function isSameColor(own: ColorValue, given: ColorValue): boolean {
  if (isOfSrgb(given) && colorToHex(own) === colorToHex(given)) return true;
  const isSameHex = given.hex === undefined || given.hex === own.hex?.toLowerCase();
  const values = ({ colorSpace, components, alpha = 1 }: ColorValue) => [colorSpace, ...components, alpha];
  return isSameHex && isAlike(values(own), values(given));
}

/** Returns true for the color spaces that tools use for hex colors. */
function isOfSrgb({ colorSpace }: ColorValue): boolean {
  return ["srgb", "hsl", "hwb"].includes(colorSpace);
}
