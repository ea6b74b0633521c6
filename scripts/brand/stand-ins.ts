/** A local font under another name, scaled to the proportions of the font that it replaces until that font loads. */
export interface StandIn {
  /** Name in `fonts` tokens. */
  family: string;
  /** Names of local fonts, in order of preference. */
  local: string[];
  /** Width of text in the real font, relative to the local font. */
  size: number;
  /** Height and depth of the real font, in em. */
  ascent: number;
  descent: number;
}

/**
 * Text for comparing widths, with letters about as often as in English. If this text changes, the widths below must be
 * measured again.
 */
export const sampleText =
  "The children walked down to the river before breakfast and came back with wet shoes, two feathers and a question. " +
  "No one hurried them. By ten o’clock the question had become a plan: measure how fast the water moves, and draw it. " +
  "Grandmother found string, Jacob found a cork, and Zoe kept time; their guess was quite close to 1.3 miles an hour.";

/**
 * Average width of the sample's characters in em. A font of Windows, macOS and iOS comes before those of Android and
 * Linux.
 * Measured in fonts with the same widths: Gelasio for Georgia, Tinos for Times New Roman, and Arimo for Arial (5.3.0 on
 * npm). Noto is 5.3.0, DejaVu 2.37.3. Roboto is as wide as Arial.
 */
const localFonts = {
  serif: [
    { local: ["Georgia", "Gelasio"], width: 0.446 },
    { local: ["Noto Serif"], width: 0.484 },
    { local: ["Times New Roman", "Liberation Serif", "Tinos"], width: 0.4071 },
    { local: ["DejaVu Serif"], width: 0.5199 },
  ],
  "sans-serif": [
    { local: ["Arial", "Helvetica", "Roboto", "Liberation Sans", "Arimo"], width: 0.4508 },
    { local: ["Noto Sans"], width: 0.478 },
    { local: ["DejaVu Sans"], width: 0.5144 },
  ],
} as const;

export type Generic = keyof typeof localFonts;

interface Measured {
  /** Returns the width of a text in em at weight 400. */
  widthOf: (text: string) => number;
  ascent: number;
  descent: number;
}

/** Returns the local fonts that replace a font until it loads, for every platform. */
export function standInsFor(family: string, { widthOf, ascent, descent }: Measured, generic: Generic): StandIn[] {
  const width = widthOf(sampleText) / sampleText.length;
  return localFonts[generic].map(({ local, width: own }) => ({
    family: `${family} ${local[0]}`,
    local: [...local],
    size: rounded(width / own),
    ascent: rounded(ascent),
    descent: rounded(descent),
  }));
}

function rounded(amount: number): number {
  return Number(amount.toFixed(3));
}
