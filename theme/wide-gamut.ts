import { chosen, dark, more, unchosen } from "./conditions.ts";

/** Screens that show more than sRGB, without the preference for more contrast, which has other colors. */
const wide = "screen and (color-gamut: p3) and (prefers-contrast: no-preference)";
const wideMore = `screen and (color-gamut: p3) and ${more}`;

/** Chrome before 111 recognizes such screens but not their colors, so each of these tokens would be invalid. */
const known = "@supports (color: color(display-p3 0 0 0))";

/** Selector of the default values, which Chakra only adds for a condition with one part. */
const light = "&:where(:root, :host)";

const withColors = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [known, `@media ${media}`, selector],
});

/**
 * Conditions under which a token has a color outside sRGB. Its default values are the fallback on all other screens.
 */
export const wideGamut = {
  ...withColors("wide", wide, light),
  ...withColors("wideMoreContrast", wideMore, light),
  ...withColors("chosenDarkWide", wide, chosen),
  ...withColors("systemDarkWide", `${wide} and ${dark}`, unchosen),
  ...withColors("chosenDarkWideMoreContrast", wideMore, chosen),
  ...withColors("systemDarkWideMoreContrast", `${wideMore} and ${dark}`, unchosen),
};
