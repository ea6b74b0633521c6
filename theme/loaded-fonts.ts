/** A typeface that theme/fonts.ts loads. */
interface LoadedFont {
  /** Lightest and heaviest weight of its files. */
  weights: readonly [lightest: number, heaviest: number];
  /** Static subset for pictures. prerender/pictures/letters/README.md explains how to create one. */
  cut: string;
}

/** Typefaces by their name in `fonts` tokens. */
export const loadedFonts = {
  "Fraunces Variable": { weights: [100, 900], cut: "prerender/pictures/letters/fraunces.ttf" },
  "Atkinson Hyperlegible Next Variable": { weights: [200, 800], cut: "prerender/pictures/letters/atkinson.ttf" },
} as const satisfies Record<string, LoadedFont>;

/**
 * Fallback fonts take up the space of the fonts they replace, so that nothing moves when those load. `size` is the
 * relative width of an English paragraph in the real font. `ascent` and `descent` are the real font's, in em.
 */
export const standIns = [
  { family: "Fraunces Georgia", local: ["Georgia", "Noto Serif"], size: 1.064, ascent: 0.978, descent: 0.255 },
  { family: "Fraunces DejaVu", local: ["DejaVu Serif"], size: 0.915, ascent: 0.978, descent: 0.255 },
  {
    family: "Atkinson Arial",
    local: ["Arial", "Roboto", "Liberation Sans"],
    size: 0.986,
    ascent: 0.984,
    descent: 0.316,
  },
  { family: "Atkinson DejaVu", local: ["DejaVu Sans"], size: 0.873, ascent: 0.984, descent: 0.316 },
];
