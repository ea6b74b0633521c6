import { chosen, dark, more, unchosen } from "./conditions.ts";

/** Screens that show more than sRGB. Apart from more contrast, which has other colors. */
const wide = "screen and (color-gamut: p3) and (prefers-contrast: no-preference)";
const wideMore = `screen and (color-gamut: p3) and ${more}`;

/** Chrome before 111 knows such screens but not their colors: each token would be invalid where it is used. */
const known = "@supports (color: color(display-p3 0 0 0))";

/** The place of the usual values, which Chakra names only for a condition of one part. */
const light = "&:where(:root, :host)";

const withColors = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [known, `@media ${media}`, selector],
});

/** Conditions under which a token has a color that sRGB has not; its usual values are the stand-ins for all others. */
export const wideGamut = {
  ...withColors("wide", wide, light),
  ...withColors("wideMoreContrast", wideMore, light),
  ...withColors("chosenDarkWide", wide, chosen),
  ...withColors("systemDarkWide", `${wide} and ${dark}`, unchosen),
  ...withColors("chosenDarkWideMoreContrast", wideMore, chosen),
  ...withColors("systemDarkWideMoreContrast", `${wideMore} and ${dark}`, unchosen),
};
