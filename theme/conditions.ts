/**
 * Chakra writes a token's value for a condition under one selector or one media query, never both. A condition that
 * needs both is therefore named twice: tokens use the first name, which stands for the second.
 */
const both = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [`@media ${media}`, selector],
});

const dark = ".dark &";
/** Without a choice, and before or without any script, the visitor's system decides. */
const systemDark = ":root:not(.light, .dark) &";

export const conditions = {
  dark,
  ...both("systemDark", "(prefers-color-scheme: dark)", systemDark),
  ...both("darkMoreContrast", "(prefers-contrast: more)", dark),
  ...both("systemDarkMoreContrast", "(prefers-color-scheme: dark) and (prefers-contrast: more)", systemDark),
};

/**
 * Conditions under which each mode's values stand, the strongest last. Light needs none, and its values for more
 * contrast cannot reach the dark modes: a class always outweighs the `:where(:root)` they stand under.
 */
export const modeConditions = {
  light: ["base"],
  dark: ["_dark", "_systemDark"],
  "light-more-contrast": ["_moreContrast"],
  "dark-more-contrast": ["_darkMoreContrast", "_systemDarkMoreContrast"],
} as const;

export type Mode = keyof typeof modeConditions;

export const modes = Object.keys(modeConditions) as Mode[];
