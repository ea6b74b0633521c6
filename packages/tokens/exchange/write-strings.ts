import { colorToHex } from "../color/color.ts";
import { cssValue } from "../dtcg/css-value.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { putToken } from "../dtcg/token-text.ts";
import { type ColorValue, textParts } from "../dtcg/values.ts";
import type { OwnTheme, OwnToken } from "./own-theme.ts";
import { digits, inPx, type Json, writeMode } from "./write-json.ts";

interface Flavor {
  /** Type for the program, by group or by the standard's type. Other tokens keep the standard's type. */
  types: Readonly<Record<string, string>>;
  /** True to write line heights as percentages. Figma would read plain numbers as pixels. */
  percent: boolean;
}

const shared = {
  radii: "borderRadius",
  sizes: "sizing",
  spacing: "spacing",
  fontSizes: "fontSizes",
  letterSpacings: "letterSpacing",
  fontFamily: "fontFamilies",
  fontWeight: "fontWeights",
  opacity: "opacity",
  duration: "other",
  cubicBezier: "other",
  shadow: "boxShadow",
};

/** Programs that read one file with sets and themes, and values as text. */
const flavors = {
  "tokens-studio": { types: { ...shared, borderWidths: "borderWidth", lineHeights: "lineHeights" }, percent: true },
  penpot: { types: { ...shared, borderWidths: "strokeWidth", lineHeights: "number" }, percent: false },
} as const satisfies Record<string, Flavor>;

export type TextFlavor = keyof typeof flavors;

/** Writes one file with a set for each token file, and a theme for each mode, as Tokens Studio and Penpot read it. */
export function writeSets(own: OwnTheme, name: TextFlavor): Map<string, string> {
  const { modes } = own;
  const order = [...new Set(modes.flatMap((mode) => own.filesOf(mode)))];
  const modeOf = (file: string) => modes.find((mode) => own.modeFile(mode) === file);
  const setOf = (file: string) => {
    const mode = modeOf(file);
    return mode === undefined ? file.replace(".tokens.json", "") : `mode/${mode}`;
  };
  const sets = order.map((file) => {
    const root: Json = {};
    const mode = modeOf(file) ?? own.usual;
    for (const token of own.inFile(file)) putToken(root, token.path, textToken(token, mode, own, flavors[name]));
    return [setOf(file), root];
  });
  const themes = modes.map((mode) => ({
    id: mode,
    name: mode,
    group: "mode",
    selectedTokenSets: Object.fromEntries(
      own.filesOf(mode).map((file) => [setOf(file), modeOf(file) === undefined ? "source" : "enabled"]),
    ),
  }));
  const file = { ...Object.fromEntries(sets), $themes: themes, $metadata: { tokenSetOrder: order.map(setOf) } };
  return new Map([["tokens.json", `${JSON.stringify(file, null, 2)}\n`]]);
}

function textToken({ path, type, raw }: OwnToken, mode: string, own: OwnTheme, { types, percent }: Flavor): Json {
  const [group = ""] = path.split(".");
  const $type = types[group] ?? types[type] ?? type;
  return { $type, $value: text(raw, type, group) };

  function text(value: unknown, of: string, within = ""): unknown {
    if (aliasTarget(value) !== undefined) return value;
    if (of === "typography")
      return Object.fromEntries(
        Object.entries(value as Json).map(([part, own]) => [part, text(own, textParts[part] ?? "", `${part}s`)]),
      );
    if (of === "shadow") return [value].flat().map((each) => shadow(each as Json));
    if (of === "color") return colorToHex(value as ColorValue).toUpperCase();
    if (of === "dimension") return `${inPx(value as { value: number; unit: string })}px`;
    if (of === "fontFamily") return [value].flat()[0];
    if (within === "lineHeights" && percent) return `${digits(Number(value) * 100)}%`;
    return of === "fontWeight" || of === "number"
      ? String(value)
      : cssValue({ type: of as "number", value: own.resolved(value, mode) });
  }

  function shadow({ color, offsetX, offsetY, blur, spread, inset }: Json): Json {
    const lengths = Object.entries({ x: offsetX, y: offsetY, blur, spread }).map(([name, part]) => [
      name,
      text(part, "dimension"),
    ]);
    return { ...Object.fromEntries(lengths), color: text(color, "color"), type: inset ? "innerShadow" : "dropShadow" };
  }
}

/** Writes one file for each mode for Style Dictionary's CSS transforms: colors as hex, lengths and times as text. */
export function writeStyleDictionary(own: OwnTheme): Map<string, string> {
  const convert = ({ type, raw }: OwnToken) => ({ $type: type, $value: plain(raw) });
  return new Map(own.modes.map((mode) => [`${mode}.json`, writeMode(mode, own, convert)]));
}

/** Writes colors, lengths and times within a value as text. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("colorSpace" in value) return colorToHex(value as ColorValue);
  if ("unit" in value) return cssValue({ type: "dimension", value });
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}
