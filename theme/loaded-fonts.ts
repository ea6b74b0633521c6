import written from "./fonts.json" with { type: "json" };

/** A typeface of the site. `npm run brand` writes fonts.json. */
export interface Font {
  /** Name in `fonts` tokens. */
  family: string;
  /** Lightest and heaviest weight of its files. */
  lightest: number;
  heaviest: number;
  /** Values of its axes other than weight, by tag. */
  axes: Readonly<Record<string, number>>;
  /** Paths from the project's root. font-files.ts imports them. */
  files: readonly { path: string; style: string }[];
  /** Static subset for pictures, see prerender/pictures/letters/README.md. */
  cut: string;
  /**
   * Fallback fonts take up the space of the font that they replace, so that nothing moves when it loads. `size` is the
   * width of English text in the real font, relative to the local font. `ascent` and `descent` are the real font's, in
   * em.
   */
  standIns: readonly { family: string; local: readonly string[]; size: number; ascent: number; descent: number }[];
}

/** Typefaces by the name of their `fonts` token. */
export const fonts: Readonly<Record<"heading" | "body", Font>> = written;

/** Typefaces by family, as in the values of `fonts` tokens. */
export const loadedFonts: ReadonlyMap<string, Font> = new Map(Object.values(fonts).map((font) => [font.family, font]));

/** Fallback fonts of all typefaces, without duplicates, because headings and text can share a typeface. */
export const standIns = [
  ...new Map(Object.values(fonts).flatMap((font) => font.standIns.map((one) => [one.family, one]))).values(),
];

/** Value of `font-variation-settings` for the axes of all fonts, or undefined without any. Fonts ignore other axes. */
export const fontSettings = settingsOf();

function settingsOf(): string | undefined {
  const axes = Object.entries({ ...fonts.body.axes, ...fonts.heading.axes });
  return axes.length > 0 ? axes.map(([tag, value]) => `"${tag}" ${value}`).join(", ") : undefined;
}
