/** Minimum contrast ratios by the purpose of a color pair. */
export const purposes = {
  body: { usual: 7, moreContrast: 9 },
  text: { usual: 4.5, moreContrast: 7 },
  graphic: { usual: 3, moreContrast: 4.5 },
} as const;

export interface ContrastPair {
  purpose: keyof typeof purposes;
  foreground: string;
  background: string;
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

/** Decorative colors, which carry no information and need no contrast. */
export const decorative: readonly string[] = ["border.subtle"];

const wheelSegments = Array.from({ length: 10 }, (_, index) => `wheel.${index + 1}`);
/** Backgrounds of a page, a panel and every other section. */
export const grounds = ["bg.canvas", "bg.raised", "bg.sunken"];
const tints = palettes.map((palette) => `${palette}.tint`);

/** Every color pair that the design allows and that needs contrast. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pair("body", ["fg.default"], [...grounds, ...tints]),
  ...pair("text", ["fg.muted"], [...grounds, ...tints]),
  ...pair("graphic", ["border.control"], [...grounds, ...tints]),
  ...pair("graphic", ["focus.ring"], ["focus.halo", ...grounds]),
  ...pair("text", ["wheel.gap"], wheelSegments),
  ...pair("graphic", wheelSegments, [...grounds, ...tints]),
  ...palettes.flatMap(pairsOf),
];

/** The text on bright marigold identifies it, so its edge needs no contrast. */
export function isExempt({ purpose, foreground }: ContrastPair): boolean {
  return purpose === "graphic" && foreground === "marigold.solid";
}

function pairsOf(palette: string): ContrastPair[] {
  const role = (name: string) => `${palette}.${name}`;
  return [
    ...pair("text", [role("contrast")], [role("solid"), role("emphasis")]),
    ...pair("text", [role("fg")], [...grounds, role("tint"), role("soft")]),
    ...pair("text", ["fg.default"], [role("soft")]),
    ...pair("graphic", [role("line")], [...grounds, role("tint")]),
    ...pair("graphic", [role("solid")], [...grounds, role("tint")]).filter((each) => !isExempt(each)),
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
