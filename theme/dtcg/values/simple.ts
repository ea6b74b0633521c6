import { inside } from "../mistake.ts";
import { nearestWord } from "../nearest-word.ts";
import { listValue, numberPart, objectValue, shown, wordPart } from "./parts.ts";
import type { ReadValue } from "./value-reader.ts";

const amount = (kind: string, units: readonly string[], example: string): ReadValue => {
  const read = objectValue(kind, { value: numberPart("value"), unit: wordPart("unit", units) });
  return (raw, at, reader) => {
    if (typeof raw !== "string" && typeof raw !== "number") return read(raw, at, reader);
    const [, value = "", unit = ""] = /^(-?\d{1,9}(?:\.\d{1,9})?)([a-z]{0,9})$/.exec(String(raw)) ?? [];
    const isNumber = typeof raw === "number";
    const mend =
      isNumber || units.includes(unit)
        ? `write { "value": ${Number(value)}, "unit": "${unit || units[0]}" }`
        : `write ${example}`;
    reader.report(at, `${kind} is ${shown(raw)}`, mend);
    return undefined;
  };
};

export const dimension = amount("a dimension", ["px", "rem"], '{ "value": 16, "unit": "px" } or rem');
export const duration = amount("a duration", ["ms", "s"], '{ "value": 150, "unit": "ms" }');
export const number = numberPart("a number");

const x = numberPart("x", { min: 0, max: 1 });
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
  if (typeof raw === "string" && Object.hasOwn(namedCurves, raw)) {
    reader.report(at, `a cubic Bézier curve is ${shown(raw)}`, `write ${namedCurves[raw]}`);
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
  const mend = nearest ? `did you mean ${nearest}?` : "write a number from 1 to 1000, or a name such as semi-bold";
  reader.report(at, `a font weight is ${shown(raw)}`, mend);
  return undefined;
};

const oneFont: ReadValue = (raw, at, reader) => {
  const name = reader.partOf(raw, at);
  if (name === undefined) return undefined;
  if (typeof name === "string" && name.trim() !== "" && !/["'\\;,{}<>]/.test(name)) return name;
  const names = typeof name === "string" ? name.split(",").map((one) => one.replaceAll(/["']/g, "").trim()) : [];
  const mend = names.length > 0 && !names.includes("") ? `write ${JSON.stringify(names)}` : 'write ["A Font", "serif"]';
  reader.report(at, `a font’s name is ${shown(name)}`, mend);
  return undefined;
};

const fonts = listValue("a font family", oneFont);

export const fontFamily: ReadValue = (raw, at, reader) => (typeof raw === "string" ? oneFont : fonts)(raw, at, reader);
