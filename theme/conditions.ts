/**
 * Chakra writes a token's value for a condition under one selector or one media query, never both. A condition that
 * needs both has two names: tokens use the first, which refers to the second.
 */
const both = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [`@media ${media}`, selector],
});

/** Dark mode applies on screens only. Paper is always light. */
const screen = "screen";
export const dark = "(prefers-color-scheme: dark)";
export const more = "(prefers-contrast: more)";
export const chosen = ".dark &";
/** Without a choice, and before or without scripts, the visitor's system decides. */
export const unchosen = ":root:not(.light, .dark) &";

export const conditions = {
  ...both("chosenDark", screen, chosen),
  ...both("systemDark", `${screen} and ${dark}`, unchosen),
  ...both("chosenDarkMoreContrast", `${screen} and ${more}`, chosen),
  ...both("systemDarkMoreContrast", `${screen} and ${dark} and ${more}`, unchosen),
  /** Browsers with `color-mix()`. Other browsers need a plain fallback color. */
  mixes: "@supports (color: color-mix(in oklab, red, red))",
  /** Browsers that can measure the viewport without their own toolbars. */
  smallViewport: "@supports (height: 1svh)",
  /** A phone with text of twice the size, where rows become stacks. */
  largeText: "@media (max-width: 15em)",
  notFocusVisible: "&:not(:focus-visible)",
};

/**
 * Conditions for each mode's values, from weakest to strongest. Light needs none. Its values for more contrast can't
 * reach the dark modes, because a class always outweighs the `:where(:root)` around them.
 */
export const modeConditions = {
  light: ["base"],
  dark: ["_chosenDark", "_systemDark"],
  "light-more-contrast": ["_moreContrast"],
  "dark-more-contrast": ["_chosenDarkMoreContrast", "_systemDarkMoreContrast"],
} as const;

export type Mode = keyof typeof modeConditions;

/** Selector of each mode's values in plain CSS, and its media query. */
export const modeRules: Readonly<Record<Mode, readonly { media?: string; selector: string }[]>> = {
  light: [{ selector: ":root" }],
  dark: [{ selector: ".dark" }, { media: dark, selector: unchosen }],
  "light-more-contrast": [{ media: more, selector: ":root" }],
  "dark-more-contrast": [
    { media: more, selector: ".dark" },
    { media: `${dark} and ${more}`, selector: unchosen },
  ],
};

export const modes = Object.keys(modeConditions) as Mode[];

/** Widths in em, which media queries resolve against the visitor's own text size. */
export const breakpoints = { sm: "30em", md: "48em", lg: "64em", xl: "80em", "2xl": "100em" };

/** Conditions of document-styles.ts (`wideGamut`) that apply in each mode. */
export const wideConditions: Readonly<Record<Mode, readonly string[]>> = {
  light: ["_wide"],
  dark: ["_chosenDarkWide", "_systemDarkWide"],
  "light-more-contrast": ["_wideMoreContrast"],
  "dark-more-contrast": ["_chosenDarkWideMoreContrast", "_systemDarkWideMoreContrast"],
};
