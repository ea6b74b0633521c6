/**
 * Chakra writes a token's value for a condition under one selector or one media query, never both. A condition that
 * needs both is therefore named twice: tokens use the first name, which stands for the second.
 */
export const both = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [`@media ${media}`, selector],
});

/** Dark is for screens: paper is light whatever the screen shows. */
const screen = "screen";
export const dark = "(prefers-color-scheme: dark)";
export const more = "(prefers-contrast: more)";
export const chosen = ".dark &";
/** Without a choice, and before or without any script, the visitor's system decides. */
export const unchosen = ":root:not(.light, .dark) &";

export const conditions = {
  ...both("chosenDark", screen, chosen),
  ...both("systemDark", `${screen} and ${dark}`, unchosen),
  ...both("chosenDarkMoreContrast", `${screen} and ${more}`, chosen),
  ...both("systemDarkMoreContrast", `${screen} and ${dark} and ${more}`, unchosen),
  /** Browsers that mix colors; a mixed color needs a plain one for the others. */
  mixes: "@supports (color: color-mix(in oklab, red, red))",
  /** Browsers that know the viewport without their own bars. */
  smallViewport: "@supports (height: 1svh)",
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

export type Mode = keyof typeof modeConditions;

export const modes = Object.keys(modeConditions) as Mode[];
