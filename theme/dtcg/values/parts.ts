import { inside } from "../mistake.ts";
import { nearestWord, suggestion } from "../nearest-word.ts";
import { isObject } from "../read-tree.ts";
import type { TokenType } from "../words.ts";
import type { ReadValue } from "./value-reader.ts";

interface Range {
  min?: number;
  max?: number;
  /** Excludes `max` itself, as for a hue. */
  isOpen?: boolean;
  /** Scale of the number that was probably intended: 100 for percent. */
  parts?: number;
}

export function numberPart(name: string, range: Range = {}): ReadValue {
  const { min = -Infinity, max = Infinity, isOpen = false } = range;
  return (raw, at, reader) => {
    const value = reader.partOf(raw, at);
    if (value === undefined) return undefined;
    if (typeof value !== "number" || !Number.isFinite(value)) {
      const isQuoted = typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
      const mend = isQuoted ? `write ${Number(value)}, without quotes` : "write a number";
      reader.report(at, `${name} is ${shown(value)}`, mend);
      return undefined;
    }
    if (value >= min && (isOpen ? value < max : value <= max)) return value;
    reader.report(at, `${name} is ${value}, which is outside ${rangeText(min, max)}`, rangeMend(value, range));
    return undefined;
  };
}

function rangeText(min: number, max: number): string {
  if (max === Infinity) return `${min} and up`;
  return `${min} to ${max}`;
}

/** Suggests the likely intended number: a percentage for a share, an angle without full rotations. */
function rangeMend(value: number, { min = -Infinity, max = Infinity, parts = 100 }: Range): string {
  if (max === 1 && value > 1 && value <= parts) return `write ${rounded(value / parts)}`;
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
      const count = max === Infinity ? `${min} or more` : min === max ? `${min}` : `${min} to ${max}`;
      const given = Array.isArray(list) ? `has ${list.length} items` : `is ${shown(list)}`;
      reader.report(at, `${kind} ${given}`, `write a list of ${count}`);
      return undefined;
    }
    const items = list.map((one, index) => item(one, inside(at, index), reader));
    return items.includes(undefined) ? undefined : items;
  };
}

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "missing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
