import { cssToColor } from "../color/color.ts";
import { inside, type Place } from "./mistake.ts";
import type { TokenType } from "./read-tree.ts";
import {
  cubicBezier,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  listValue,
  number,
  numberPart,
  objectValue,
  type ReadValue,
  shown,
  typedPart,
  type ValueReader,
  wordPart,
} from "./simple-values.ts";

/** A color in the standard's form (DTCG 2025.10, color). */
export interface ColorValue {
  colorSpace: ColorSpace;
  /** "none" for a component without meaning, such as the hue of a gray. */
  components: readonly (number | "none")[];
  /** From 0 (transparent) to 1 (opaque). */
  alpha?: number;
  /** Fallback as #rrggbb for displays that can't show this color. */
  hex?: string;
}

type ColorSpace = keyof typeof components;

const share = (name: string) => numberPart(name, { min: 0, max: 1, parts: 100 });
const percent = (name: string) => numberPart(name, { min: 0, max: 100 });
const hue = numberPart("hue", { min: 0, max: 360, isOpen: true });
const rgb = ["red", "green", "blue"].map((name) => numberPart(name, { min: 0, max: 1, parts: 255 }));
const xyz = [share("X"), share("Y"), share("Z")];
/** Reads the axes a and b. The standard sets no maximum, but its practical limits catch misplaced decimal points. */
const axes = (max: number) => ["a", "b"].map((name) => numberPart(name, { min: -max, max }));
/** Reads a chroma. No display shows one near the maximum of OKLCH, so a larger number has a misplaced decimal point. */
const chroma = (max: number, parts?: number) => numberPart("chroma", { min: 0, max, parts, near: max });

/** Maximum chroma of OKLCH, beyond that of all displays. */
const maxChroma = 0.5;

const components = {
  srgb: rgb,
  "srgb-linear": rgb,
  hsl: [hue, percent("saturation"), percent("lightness")],
  hwb: [hue, percent("whiteness"), percent("blackness")],
  lab: [percent("lightness"), ...axes(160)],
  lch: [percent("lightness"), chroma(230), hue],
  oklab: [share("lightness"), ...axes(0.5)],
  oklch: [share("lightness"), chroma(maxChroma, 10), hue],
  "display-p3": rgb,
  "a98-rgb": rgb,
  "prophoto-rgb": rgb,
  rec2020: rgb,
  "xyz-d65": xyz,
  "xyz-d50": xyz,
} satisfies Record<string, readonly ReadValue[]>;

const spaces = Object.keys(components);

const readParts = objectValue(
  "a color",
  {
    colorSpace: wordPart("colorSpace", spaces),
    components: (raw, at, reader) => reader.partOf(raw, at),
    alpha: share("alpha"),
    hex: readHex,
  },
  ["alpha", "hex"],
);

const color: ReadValue = (raw, at, reader) => {
  if (typeof raw === "string") {
    reader.report(at, `a color is ${shown(raw)}`, colorFix(raw));
    return undefined;
  }
  const value = readParts(raw, at, reader) as ColorValue | undefined;
  if (!value) return undefined;
  if (isOklchInSrgb(value)) {
    const problem = `the components ${value.components.join(", ")} are those of oklch`;
    reader.report(inside(at, "colorSpace"), problem, 'write "oklch"');
    return undefined;
  }
  if (hasHueAsChroma(value)) {
    const [lightness, chroma, hue] = value.components;
    const problem = `chroma is ${chroma} and hue is ${hue}`;
    reader.report(inside(at, "components"), problem, `swap the two: [${lightness}, ${hue}, ${chroma}]`);
    return undefined;
  }
  const read = readComponents(components[value.colorSpace], value, inside(at, "components"), reader);
  return read && { ...value, components: read };
};

/**
 * True if the components of an sRGB color look like those of OKLCH: two fractions and an angle. Channels on a scale up
 * to 255 would be whole numbers.
 */
function isOklchInSrgb({ colorSpace, components: parts }: ColorValue): boolean {
  if (colorSpace !== "srgb" || !Array.isArray(parts) || parts.length !== 3) return false;
  const [lightness, chroma, hue] = parts.map(Number);
  return [lightness, chroma].every((part = 0) => part < 1 && !Number.isInteger(part)) && (hue ?? 0) > 1;
}

/** True for an angle where the chroma belongs, and a chroma where the angle belongs. */
function hasHueAsChroma({ colorSpace, components: parts }: ColorValue): boolean {
  if (colorSpace !== "oklch" || !Array.isArray(parts) || parts.length !== 3) return false;
  const [, chroma = 0, hue = 0] = parts.map(Number);
  return chroma > 1 && chroma < 360 && hue >= 0 && hue <= maxChroma;
}

function readComponents(
  ranges: readonly ReadValue[],
  { components: written, colorSpace }: ColorValue,
  at: Place,
  reader: ValueReader,
): unknown {
  const count = ranges.length;
  const list = listValue(`the list of components of ${colorSpace}`, (one) => one, { min: count, max: count })(
    written,
    at,
    reader,
  );
  const read = (list as unknown[] | undefined)?.map((one, index) =>
    one === "none" ? one : ranges[index]?.(one, inside(at, index), reader),
  );
  return read?.includes(undefined) ? undefined : read;
}

function readHex(raw: unknown, at: Place, reader: ValueReader): unknown {
  const value = reader.partOf(raw, at);
  if (value === undefined || (typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value))) return value;
  reader.report(at, `hex is ${shown(value)}`, 'write six digits, such as "#a8431f"');
  return undefined;
}

/** Suggests what a color in another notation means: an alias without braces, hex without #, or a CSS color. */
function colorFix(text: string): string {
  const isVariable = text.startsWith("var(--") && text.endsWith(")");
  const path = isVariable ? text.slice("var(--".length, -1).replaceAll("-", ".") : text.replace(/^\$/, "");
  if (path.startsWith("color.") && /^[\w.]+$/.test(path)) return `write "{${path}}"`;
  const color = cssToColor(/^[\da-f]{6}(?:[\da-f]{2})?$/i.test(text) ? `#${text}` : text);
  if (!color) return 'write { "colorSpace": "oklch", "components": [lightness, chroma, hue] }';
  const { colorSpace, components, alpha = 1 } = color;
  const digits = components.map((part) => (part === "none" ? '"none"' : Number(part.toFixed(4))));
  const opacity = alpha < 1 ? `, "alpha": ${Number(alpha.toFixed(4))}` : "";
  return `write { "colorSpace": "${colorSpace}", "components": [${digits.join(", ")}]${opacity} }`;
}

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
const shadow: ReadValue = (raw, at, reader) => {
  if (!Array.isArray(raw)) return oneShadow(raw, at, reader);
  return listValue("a shadow", (one, place) => {
    const read = reader.valueOf("shadow", one, place);
    if (!Array.isArray(read)) return read;
    reader.report(place, "is a list inside a list of shadows", "name a token that is one shadow");
    return undefined;
  })(raw, at, reader);
};

const lines = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"];
const named = wordPart("a stroke style", lines);
const dashed = objectValue("a stroke style", {
  dashArray: listValue("dashArray", atLeastZero("dimension", "a dash")),
  lineCap: wordPart("lineCap", ["round", "butt", "square"]),
});

const strokeStyle: ReadValue = (raw, at, reader) => (typeof raw === "string" ? named : dashed)(raw, at, reader);

const border = objectValue("a border", {
  color: typedPart("color"),
  width: atLeastZero("dimension", "width"),
  style: typedPart("strokeStyle"),
});

const transition = objectValue("a transition", {
  duration: atLeastZero("duration", "duration"),
  delay: typedPart("duration"),
  timingFunction: typedPart("cubicBezier"),
});

const oneShare = share("position");
const stop = objectValue("a gradient’s stop", {
  color: typedPart("color"),
  position: (raw, at, reader) => oneShare(reader.valueOf("number", raw, at), at, reader),
});

/**
 * Reads gradient stops in any order. An alias in the list must refer to a gradient with one stop, because lists are
 * never joined.
 */
const gradient: ReadValue = listValue("a gradient", (one, at, reader) => {
  if (typeof one !== "string") return stop(one, at, reader);
  const read = reader.valueOf("gradient", one, at);
  if (!Array.isArray(read)) return undefined;
  if (read.length === 1) return read[0];
  reader.report(at, `has ${read.length} stops inside a gradient`, "name a gradient of one stop");
  return undefined;
});

/** Parts of a text style and their types. */
export const textParts: Readonly<Record<string, Exclude<TokenType, "typography">>> = {
  fontFamily: "fontFamily",
  fontSize: "dimension",
  fontWeight: "fontWeight",
  letterSpacing: "dimension",
  lineHeight: "number",
};

const typography = objectValue(
  "a typography",
  Object.fromEntries(Object.entries(textParts).map(([name, type]) => [name, typedPart(type)])),
);

export const everyType: Readonly<Record<TokenType, ReadValue>> = {
  border,
  color,
  cubicBezier,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  gradient,
  number,
  shadow,
  strokeStyle,
  transition,
  typography,
};
