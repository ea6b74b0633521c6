import { readTokens } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { type Typeface, typefaceFor } from "../../../theme/typeface.ts";

const tokens = readTokens(tokenFiles, resolver, "light");

/** Pixels per unit. Mail programs lack custom properties, and some lack rem. The default text size is 16 pixels. */
const PIXELS = { rem: 16, px: 1 };

/** A step of the theme's spacing scale: 4 is 16 pixels. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

export function space(step: Step): string {
  return px(`spacing.${step}`);
}

/** Font sizes. Headings that must fit into a column use the sizes for narrow windows. */
export const size = {
  text: px("fontSizes.body"),
  small: px("fontSizes.small"),
  lead: px("fontSizes.lead.min"),
  name: px("fontSizes.h4.max"),
  heading: px("fontSizes.h3.min"),
  title: px("fontSizes.h2.max"),
  titleOnPhones: px("fontSizes.h1.min"),
  numeral: px("fontSizes.numeral.min"),
};

export const radius = { control: px("radii.control"), panel: px("radii.panel") };

export const edge = { thin: px("borderWidths.thin"), accent: px("borderWidths.accent") };

export const target = px("sizes.target");

/** Fonts that most systems have installed. */
const standIns: Readonly<Record<string, string>> = {
  serif: "Georgia,'Times New Roman',serif",
  "sans-serif": "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
};

export const fonts = { heading: fontFamily(typefaceFor("heading")), text: fontFamily(typefaceFor("body")) };

/** Returns a CSS font-family with the theme's font first, if it is installed. No font is downloaded. */
export function fontFamily({ family, generic }: Typeface): string {
  return `font-family:${family.includes(" ") ? `'${family}'` : family},${standIns[generic] ?? generic}`;
}

function px(path: string): string {
  const { value, unit } = (tokens.get(path)?.value ?? {}) as { value?: number; unit?: string };
  if (value === undefined || (unit !== "rem" && unit !== "px"))
    throw new Error(`server/mail/templates/measures: theme/tokens has no length ${path}; add it or correct the name`);
  return `${value * PIXELS[unit]}px`;
}
