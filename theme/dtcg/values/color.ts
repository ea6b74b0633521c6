import { inside, type Place } from "../mistake.ts";
import { listValue, numberPart, objectValue, shown, wordPart } from "./parts.ts";
import type { ReadValue, ValueReader } from "./value-reader.ts";

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

const share = (name: string) => numberPart(name, { min: 0, max: 1 });
const percent = (name: string) => numberPart(name, { min: 0, max: 100 });
const hue = numberPart("hue", { min: 0, max: 360, isOpen: true });
const rgb = ["red", "green", "blue"].map((name) => numberPart(name, { min: 0, max: 1, parts: 255 }));
const xyz = [share("X"), share("Y"), share("Z")];
/** The standard sets no maximum, but calls these the practical limits. They catch misplaced decimal points. */
const axes = (most: number) => ["a", "b"].map((name) => numberPart(name, { min: -most, max: most }));
const chroma = (most: number) => numberPart("chroma", { min: 0, max: most });

const components = {
  srgb: rgb,
  "srgb-linear": rgb,
  hsl: [hue, percent("saturation"), percent("lightness")],
  hwb: [hue, percent("whiteness"), percent("blackness")],
  lab: [percent("lightness"), ...axes(160)],
  lch: [percent("lightness"), chroma(230), hue],
  oklab: [share("lightness"), ...axes(0.5)],
  oklch: [share("lightness"), chroma(0.5), hue],
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

export const color: ReadValue = (raw, at, reader) => {
  if (typeof raw === "string") {
    reader.report(at, `a color is ${shown(raw)}`, hexMend(raw));
    return undefined;
  }
  const value = readParts(raw, at, reader) as ColorValue | undefined;
  if (!value) return undefined;
  const read = readComponents(components[value.colorSpace], value, inside(at, "components"), reader);
  return read && { ...value, components: read };
};

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

function hexMend(text: string): string {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1];
  if (!digits) return 'write { "colorSpace": "oklch", "components": [lightness, chroma, hue] }';
  const pairs = digits.length === 6 ? digits.match(/../g) : [...digits].map((digit) => digit + digit);
  const channels = pairs?.map((pair) => Number((Number.parseInt(pair, 16) / 255).toFixed(4)));
  return `write { "colorSpace": "srgb", "components": [${channels?.join(", ")}] }`;
}
