import { listValue, numberPart, objectValue, shown, typedPart, wordPart } from "./parts.ts";
import type { ReadValue } from "./value-reader.ts";

interface Amount {
  value: number;
}

function atLeastZero(type: "dimension" | "duration", name: string): ReadValue {
  return (raw, at, reader) => {
    const read = reader.valueOf(type, raw, at) as Amount | undefined;
    if (!read || read.value >= 0) return read;
    reader.report(at, `${name} is ${read.value}, which is below 0`, "write 0 or more");
    return undefined;
  };
}

const isInset: ReadValue = (raw, at, reader) => {
  const value = reader.partOf(raw, at);
  if (value === undefined || typeof value === "boolean") return value;
  reader.report(at, `inset is ${shown(value)}`, "write true or false");
  return undefined;
};

const oneShadow = objectValue(
  "a shadow",
  {
    color: typedPart("color"),
    offsetX: typedPart("dimension"),
    offsetY: typedPart("dimension"),
    blur: atLeastZero("dimension", "blur"),
    spread: typedPart("dimension"),
    inset: isInset,
  },
  ["inset"],
);

/** Reads one shadow or several, topmost first. An alias in the list must refer to a single shadow. */
export const shadow: ReadValue = (raw, at, reader) => {
  if (!Array.isArray(raw)) return oneShadow(raw, at, reader);
  return listValue("a shadow", (one, place) => {
    const read = reader.valueOf("shadow", one, place);
    if (!Array.isArray(read)) return read;
    reader.report(place, "stands in a list of shadows and is itself a list", "name a token that is one shadow");
    return undefined;
  })(raw, at, reader);
};

const lines = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"];
const named = wordPart("a stroke style", lines);
const dashed = objectValue("a stroke style", {
  dashArray: listValue("dashArray", atLeastZero("dimension", "a dash")),
  lineCap: wordPart("lineCap", ["round", "butt", "square"]),
});

export const strokeStyle: ReadValue = (raw, at, reader) => (typeof raw === "string" ? named : dashed)(raw, at, reader);

export const border = objectValue("a border", {
  color: typedPart("color"),
  width: atLeastZero("dimension", "width"),
  style: typedPart("strokeStyle"),
});

export const transition = objectValue("a transition", {
  duration: atLeastZero("duration", "duration"),
  delay: typedPart("duration"),
  timingFunction: typedPart("cubicBezier"),
});

const share = numberPart("position", { min: 0, max: 1 });
const stop = objectValue("a gradient’s stop", {
  color: typedPart("color"),
  position: (raw, at, reader) => share(reader.valueOf("number", raw, at), at, reader),
});

/**
 * Reads gradient stops in any order. An alias in the list must refer to a gradient with one stop, because lists are
 * never joined.
 */
export const gradient: ReadValue = listValue("a gradient", (one, at, reader) => {
  if (typeof one !== "string") return stop(one, at, reader);
  const read = reader.valueOf("gradient", one, at);
  if (!Array.isArray(read)) return undefined;
  if (read.length === 1) return read[0];
  reader.report(at, `stands in a gradient and has itself ${read.length} stops`, "name a gradient of one stop");
  return undefined;
});

export const typography = objectValue("a typography", {
  fontFamily: typedPart("fontFamily"),
  fontSize: typedPart("dimension"),
  fontWeight: typedPart("fontWeight"),
  letterSpacing: typedPart("dimension"),
  lineHeight: typedPart("number"),
});
