import { inside, nearestWord, type Place, type Report, suggestion } from "./mistake.ts";
import { isObject, type TokenType } from "./read-tree.ts";

/** Helpers for readers of values. Undefined results have already been reported. */
export interface ValueReader {
  report: Report;
  /** Reads a value of this type, or resolves the alias in its place. */
  valueOf: (type: TokenType, raw: unknown, at: Place) => unknown;
  /** Returns a part without a token type, such as a unit, or the target of the `$ref` in its place. */
  partOf: (raw: unknown, at: Place) => unknown;
}

/** Checks a value and resolves its references. Reports mistakes and returns undefined for them. */
export type ReadValue = (raw: unknown, at: Place, reader: ValueReader) => unknown;

interface Range {
  min?: number;
  max?: number;
  /** Excludes `max` itself, as for a hue. */
  isOpen?: boolean;
  /** Scale on which a number above `max` was probably written: 100 for percent. */
  parts?: number;
  /** Numbers below this value are not on that scale. The default is twice the maximum. */
  near?: number;
}

export function numberPart(name: string, range: Range = {}): ReadValue {
  const { min = -Infinity, max = Infinity, isOpen = false } = range;
  return (raw, at, reader) => {
    const value = reader.partOf(raw, at);
    if (value === undefined) return undefined;
    if (typeof value !== "number" || !Number.isFinite(value)) {
      reader.report(at, `${name} is ${shown(value)}`, numberFix(value));
      return undefined;
    }
    if (value >= min && (isOpen ? value < max : value <= max)) return value;
    reader.report(at, `${name} is ${value}, which is outside ${rangeText(min, max)}`, rangeFix(value, range));
    return undefined;
  };
}

/** Suggests the number in a text, or in a value with a unit. */
function numberFix(value: unknown): string {
  if (isObject(value) && typeof value.value === "number") return `write ${value.value}`;
  const text = typeof value === "string" ? value.trim() : "";
  const [, digits = text, unit = ""] = /^(-?\d{1,9}(?:\.\d{1,9})?)(%|[a-z]{1,9})$/.exec(text) ?? [];
  const meant = Number(digits) / (unit === "%" ? 100 : 1);
  if (digits === "" || !Number.isFinite(meant)) return "write a number";
  return `write ${meant}, without quotes${unit === "" || unit === "%" ? "" : " and unit"}`;
}

function rangeText(min: number, max: number): string {
  if (max === Infinity) return `${min} and up`;
  return `${min} to ${max}`;
}

/**
 * Suggests the likely intended number: a share instead of a percentage, or an angle without full rotations. Otherwise,
 * suggests the limit.
 */
function rangeFix(value: number, { min = -Infinity, max = Infinity, parts = 1, near = 2 * max }: Range): string {
  if (value > max && value <= parts) {
    if (value < near) return `write ${max}`;
    // A single digit can be a percentage, or have lost its decimal point.
    const scales = parts === 100 && value < 10 * max ? [10, parts] : [parts];
    return `write ${scales.map((scale) => rounded(value / scale)).join(" or ")}`;
  }
  if (max === 360) return `write ${rounded(((value % 360) + 360) % 360)}`;
  return value < min ? `write at least ${min}` : `write at most ${max}`;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

export function wordPart(name: string, words: readonly string[]): ReadValue {
  return (raw, at, reader) => {
    const value = reader.partOf(raw, at);
    if (value === undefined || words.includes(value as string)) return value;
    reader.report(at, `${name} is ${shown(value)}`, suggestion(String(value), words));
    return undefined;
  };
}

/** Reads a part that has its own token type, such as a shadow's color. */
export function typedPart(type: TokenType): ReadValue {
  return (raw, at, reader) => reader.valueOf(type, raw, at);
}

/** Reads an object with exactly these parts. Optional ones can be missing. */
export function objectValue(
  kind: string,
  parts: Readonly<Record<string, ReadValue>>,
  optional: readonly string[] = [],
): ReadValue {
  return (raw, at, reader) => {
    if (!isObject(raw)) {
      reader.report(
        at,
        `${kind} is ${shown(raw)}`,
        `write { ${Object.keys(parts)
          .map((name) => `"${name}": …`)
          .join(", ")} }`,
      );
      return undefined;
    }
    let isSound = true;
    const refuse = (...mistake: Parameters<typeof reader.report>) => {
      isSound = false;
      reader.report(...mistake);
    };
    const names = Object.keys(parts);
    const missing = new Set(names.filter((name) => !(name in raw)));
    for (const name of Object.keys(raw).filter((key) => !names.includes(key))) {
      // A misspelled part is not also missing.
      missing.delete(nearestWord(name, missing) ?? "");
      refuse(inside(at, name), `${kind} has no ${name}`, suggestion(name, names));
    }
    const value: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(parts)) {
      if (name in raw) {
        value[name] = read(raw[name], inside(at, name), reader);
        if (value[name] === undefined) isSound = false;
      } else if (missing.has(name) && !optional.includes(name)) refuse(at, `${kind} lacks ${name}`, `add "${name}"`);
    }
    return isSound ? value : undefined;
  };
}

export function listValue(kind: string, item: ReadValue, { min = 1, max = Infinity } = {}): ReadValue {
  return (raw, at, reader) => {
    const list = reader.partOf(raw, at);
    if (list === undefined) return undefined;
    if (!Array.isArray(list) || list.length < min || list.length > max) {
      const given = Array.isArray(list)
        ? `has ${list.length} ${list.length === 1 ? "item" : "items"}`
        : `is ${shown(list)}`;
      reader.report(at, `${kind} ${given}`, `write a list of ${rangeInWords(min, max)}`);
      return undefined;
    }
    const items = list.map((one, index) => item(one, inside(at, index), reader));
    return items.includes(undefined) ? undefined : items;
  };
}

function rangeInWords(min: number, max: number): string {
  if (max === Infinity) return `${min} or more`;
  return min === max ? `${min}` : `${min} to ${max}`;
}

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "missing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const amount = (kind: string, units: readonly string[], example: string): ReadValue => {
  const read = objectValue(kind, { value: numberPart("value"), unit: wordPart("unit", units) });
  return (raw, at, reader) => {
    if (typeof raw !== "string" && typeof raw !== "number") return read(raw, at, reader);
    const [, value = "", unit = ""] = /^(-?\d{1,9}(?:\.\d{1,9})?)([a-z]{0,9})$/.exec(String(raw)) ?? [];
    const isNumber = typeof raw === "number";
    const percent = units.includes("rem") ? /^(-?\d{1,9}(?:\.\d{1,9})?)%$/.exec(String(raw))?.[1] : undefined;
    const fix =
      isNumber || units.includes(unit)
        ? `write { "value": ${Number(value)}, "unit": "${unit || units[0]}" }`
        : `write ${percent ? `{ "value": ${rounded(Number(percent) / 100)}, "unit": "rem" }` : example}`;
    reader.report(at, `${kind} is ${shown(raw)}`, fix);
    return undefined;
  };
};

export const dimension = amount("a dimension", ["px", "rem"], '{ "value": 16, "unit": "px" } or rem');
export const duration = amount("a duration", ["ms", "s"], '{ "value": 150, "unit": "ms" }');
export const number = numberPart("a number");

const x = numberPart("x", { min: 0, max: 1, parts: 100 });
const y = numberPart("y");
const fourNumbers = listValue("a cubic Bézier curve", (one) => one, { min: 4, max: 4 });

/** Curves with names in CSS (CSS Easing Functions, chapter 2.2). */
const namedCurves: Readonly<Record<string, string>> = {
  linear: "[0, 0, 1, 1]",
  ease: "[0.25, 0.1, 0.25, 1]",
  "ease-in": "[0.42, 0, 1, 1]",
  "ease-out": "[0, 0, 0.58, 1]",
  "ease-in-out": "[0.42, 0, 0.58, 1]",
};

/** P1x, P1y, P2x, P2y. Time (x) runs from 0 to 1. Progress (y) can exceed that range. */
export const cubicBezier: ReadValue = (raw, at, reader) => {
  // Other programs write "easeOut" or "EaseOut".
  const name = String(raw)
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase();
  const named = typeof raw === "string" && Object.hasOwn(namedCurves, name) ? namedCurves[name] : undefined;
  const inCss = typeof raw === "string" ? /^cubic-bezier\(([\d\s.,-]{7,60})\)$/.exec(raw)?.[1] : undefined;
  if (named ?? inCss) {
    reader.report(at, `a cubic Bézier curve is ${shown(raw)}`, `write ${named ?? `[${inCss}]`}`);
    return undefined;
  }
  const points = fourNumbers(raw, at, reader) as unknown[] | undefined;
  const read = points?.map((one, index) => (index % 2 === 0 ? x : y)(one, inside(at, index), reader));
  return read?.includes(undefined) ? undefined : read;
};

/** Weight names of the standard (format, chapter 8.4). */
export const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  "extra-light": 200,
  "ultra-light": 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  "semi-bold": 600,
  "demi-bold": 600,
  bold: 700,
  "extra-bold": 800,
  "ultra-bold": 800,
  black: 900,
  heavy: 900,
  "extra-black": 950,
  "ultra-black": 950,
};

const weightNumber = numberPart("a font weight", { min: 1, max: 1000 });

export const fontWeight: ReadValue = (raw, at, reader) => {
  if (typeof raw !== "string" || /^\d+$/.test(raw)) return weightNumber(raw, at, reader);
  if (Object.hasOwn(weightNames, raw)) return raw;
  const nearest = nearestWord(raw, Object.keys(weightNames));
  const fix = nearest ? `did you mean ${nearest}?` : "write a number from 1 to 1000, or a name such as semi-bold";
  reader.report(at, `a font weight is ${shown(raw)}`, fix);
  return undefined;
};

const oneFont: ReadValue = (raw, at, reader) => {
  const name = reader.partOf(raw, at);
  if (name === undefined) return undefined;
  if (typeof name === "string" && name.trim() !== "" && !/["'\\;,{}<>]/.test(name)) return name;
  const names = typeof name === "string" ? name.split(",").map((one) => one.replaceAll(/["']/g, "").trim()) : [];
  const fix = names.length > 0 && !names.includes("") ? `write ${JSON.stringify(names)}` : 'write ["A Font", "serif"]';
  reader.report(at, `a font’s name is ${shown(name)}`, fix);
  return undefined;
};

const fonts = listValue("a font family", oneFont);

export const fontFamily: ReadValue = (raw, at, reader) => (typeof raw === "string" ? oneFont : fonts)(raw, at, reader);
