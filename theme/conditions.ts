/**
 * Chakra writes a token's value for a condition under one selector or one media query, never both. A condition that
 * needs both is therefore named twice: tokens use the first name, which stands for the second.
 */
const both = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [`@media ${media}`, selector],
});

/** Dark is for screens: paper is light whatever the screen shows. */
const screen = "screen";
const dark = "(prefers-color-scheme: dark)";
const more = "(prefers-contrast: more)";
/** Screens that show more than sRGB. Apart from more contrast, which has other colors. */
const wide = "screen and (color-gamut: p3) and (prefers-contrast: no-preference)";
const wideMore = `screen and (color-gamut: p3) and ${more}`;
const chosen = ".dark &";
/** Without a choice, and before or without any script, the visitor's system decides. */
const unchosen = ":root:not(.light, .dark) &";

export const conditions = {
  ...both("chosenDark", screen, chosen),
  ...both("systemDark", `${screen} and ${dark}`, unchosen),
  ...both("chosenDarkMoreContrast", `${screen} and ${more}`, chosen),
  ...both("systemDarkMoreContrast", `${screen} and ${dark} and ${more}`, unchosen),
  wide: `@media ${wide}`,
  wideMoreContrast: `@media ${wideMore}`,
  ...both("chosenDarkWide", wide, chosen),
  ...both("systemDarkWide", `${wide} and ${dark}`, unchosen),
  ...both("chosenDarkWideMoreContrast", wideMore, chosen),
  ...both("systemDarkWideMoreContrast", `${wideMore} and ${dark}`, unchosen),
  notFocusVisible: "&:not(:focus-visible)",
};

/**
 * Conditions under which each mode's values stand, the strongest last. Light needs none, and its values for more
 * contrast cannot reach the dark modes: a class always outweighs the `:where(:root)` they stand under.
 */
export const modeConditions = {
  light: ["base"],
  dark: ["_chosenDark", "_systemDark"],
  "light-more-contrast": ["_moreContrast"],
  "dark-more-contrast": ["_chosenDarkMoreContrast", "_systemDarkMoreContrast"],
} as const;

/** Conditions under which screens with a wide gamut show what sRGB cannot, for each mode. */
export const wideConditions: Readonly<Record<Mode, readonly string[]>> = {
  light: ["_wide"],
  dark: ["_chosenDarkWide", "_systemDarkWide"],
  "light-more-contrast": ["_wideMoreContrast"],
  "dark-more-contrast": ["_chosenDarkWideMoreContrast", "_systemDarkWideMoreContrast"],
};

export type Mode = keyof typeof modeConditions;

export const modes = Object.keys(modeConditions) as Mode[];
