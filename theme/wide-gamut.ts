import { both, chosen, dark, more, unchosen } from "./conditions.ts";

/** Screens that show more than sRGB. Apart from more contrast, which has other colors. */
const wide = "screen and (color-gamut: p3) and (prefers-contrast: no-preference)";
const wideMore = `screen and (color-gamut: p3) and ${more}`;

/** Conditions under which a token has a color that sRGB has not; its usual values are the stand-ins for all others. */
export const wideGamut = {
  wide: `@media ${wide}`,
  wideMoreContrast: `@media ${wideMore}`,
  ...both("chosenDarkWide", wide, chosen),
  ...both("systemDarkWide", `${wide} and ${dark}`, unchosen),
  ...both("chosenDarkWideMoreContrast", wideMore, chosen),
  ...both("systemDarkWideMoreContrast", `${wideMore} and ${dark}`, unchosen),
};
