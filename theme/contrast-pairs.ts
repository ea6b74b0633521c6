import type { PaletteRules } from "@kindred-ground/tokens/gate/likeness.ts";
import type { ColorPair, PairRules } from "@kindred-ground/tokens/gate/pairs.ts";
import type { Mode } from "./conditions.ts";

/** Minimum contrast ratios by the purpose of a color pair. */
export const purposes = {
  body: { usual: 7, moreContrast: 9 },
  text: { usual: 4.5, moreContrast: 7 },
  graphic: { usual: 3, moreContrast: 4.5 },
} as const;

export type Purpose = keyof typeof purposes;
export type ContrastPair = ColorPair<Purpose>;

/** Backgrounds of a page, a panel and every second section. */
export const pageBackgrounds = ["bg.canvas", "bg.raised", "bg.sunken"];

export const pairRules: PairRules<Purpose, Mode> = {
  ratioFor: (purpose, mode) => purposes[purpose][isMoreContrast(mode) ? "moreContrast" : "usual"],
  file: "theme/contrast-pairs.ts",
  below: pageBackgrounds,
};

function isMoreContrast(mode: string): boolean {
  return mode.endsWith("more-contrast");
}

export const palettes = [
  "clay",
  "marigold",
  "night",
  "plum",
  "fern",
  "river",
  "success",
  "warning",
  "error",
  "neutral",
] as const;

const wheelSegments = /* @__PURE__ */ Array.from({ length: 10 }, (_, index) => `wheel.${index + 1}`);

/** Rules for palettes. The first six palettes are those of pages and branches. Three others are for messages. */
export const paletteRules: PaletteRules = {
  palettes,
  lasting: palettes.slice(0, 6),
  messages: ["success", "warning", "error"],
  layers: { page: "bg.canvas", sunken: ["bg.sunken"], raised: ["bg.raised"] },
  faint: [
    { color: "border.subtle", than: "border.control", on: "bg.canvas" },
    { color: "fg.muted", than: "fg.default", on: "bg.canvas", fix: "swap the two, or choose a step between" },
  ],
  ofOneRamp: wheelSegments,
  usualOf: (mode) => (isMoreContrast(mode) ? mode.slice(0, -"-more-contrast".length) : undefined),
  // With more contrast, borders separate sections.
  apart: (mode) => [
    ["border.subtle", "bg.canvas"],
    ["border.subtle", "bg.raised"],
    ["fg.muted", "fg.default"],
    ...wheelSegments.slice(1).map((segment, index) => [segment, wheelSegments[index] ?? ""] as const),
    ...(isMoreContrast(mode) ? [] : ["bg.raised", "bg.sunken", ...palettes.map((palette) => `${palette}.tint`)]).map(
      (area) => [area, "bg.canvas"] as const,
    ),
    ...palettes.map((palette) => [`${palette}.soft`, `${palette}.tint`] as const),
  ],
};

/** Every color pair that the design allows and that needs contrast. Bundles that don't use it omit it. */
export const contrastPairs: readonly ContrastPair[] = /* @__PURE__ */ allowedPairs();

function allowedPairs(): ContrastPair[] {
  const grounds = ["neutral", "clay", "fern", "marigold"].flatMap((palette) => [`${palette}.tint`, `${palette}.soft`]);
  // `pairsOf` has each solid color on its own tint.
  const others = (palette: string) => grounds.filter((ground) => ground !== `${palette}.tint`);
  const tints = palettes.map((palette) => `${palette}.tint`);
  return [
    ...pair("body", ["fg.default"], [...pageBackgrounds, ...tints]),
    ...pair("text", ["fg.muted"], [...pageBackgrounds, ...tints]),
    ...pair("graphic", ["border.control"], [...pageBackgrounds, ...tints]),
    ...pair("graphic", ["focus.ring"], ["focus.halo", ...pageBackgrounds]),
    ...pair("text", ["wheel.gap"], wheelSegments),
    ...pair("graphic", wheelSegments, [...pageBackgrounds, ...tints]),
    // The map of the land in each season.
    ...["fern", "clay", "river"].flatMap((palette) => pair("graphic", [`${palette}.solid`], others(palette))),
    ...palettes.flatMap(pairsOf),
    ...pair("body", ["fg.muted"], pageBackgrounds),
    ...pair("body", ["marigold.contrast"], ["marigold.solid"]),
    ...pair("text", ["marigold.solid"], ["marigold.contrast", "night.deep"]),
    ...pair("text", ["clay.fg"], ["night.tint"]),
    ...pair("text", ["plum.line"], ["bg.sunken"]),
    ...pair("text", ["fern.deepLine"], ["fern.deep"]),
    ...pair("text", ["plum.deepLine"], ["plum.deep"]),
  ];
}

/** True for the edge of bright marigold, which needs no contrast because the text on it identifies it. */
export function isExempt({ purpose, foreground }: ContrastPair): boolean {
  return purpose === "graphic" && foreground === "marigold.solid";
}

function pairsOf(palette: string): ContrastPair[] {
  const role = (name: string) => `${palette}.${name}`;
  return [
    ...pair("text", [role("contrast")], [role("solid"), role("emphasis")]),
    ...pair("text", [role("fg")], [...pageBackgrounds, role("tint"), role("soft")]),
    ...pair("text", ["fg.default"], [role("soft")]),
    ...pair("graphic", [role("line")], [...pageBackgrounds, role("tint")]),
    ...pair("graphic", [role("solid")], [...pageBackgrounds, role("tint")]).filter((each) => !isExempt(each)),
    ...pair("body", [role("onDeep")], [role("deep")]),
    ...pair("graphic", [role("deepLine")], [role("deep")]),
  ];
}

function pair(
  purpose: ContrastPair["purpose"],
  foregrounds: readonly string[],
  backgrounds: readonly string[],
): ContrastPair[] {
  return foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ purpose, foreground, background })));
}
