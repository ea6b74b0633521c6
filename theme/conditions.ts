import type { ModeTraits } from "@kindred-ground/tokens/exchange/own-theme.ts";

/**
 * Returns a condition that needs both a media query and a selector. Chakra writes a token's value under only one of
 * them. The condition therefore has two names: tokens use the first, which refers to the second.
 */
const both = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [`@media ${media}`, selector],
});

/** Media type to which dark mode applies. Paper is always light. */
const screen = "screen";
export const dark = "(prefers-color-scheme: dark)";
export const more = "(prefers-contrast: more)";
export const chosen = ".dark &";
const unchosenRoot = ":root:not(.light, .dark)";
/** Condition under which the visitor's system decides: without a choice, and before or without scripts. */
export const unchosen = `${unchosenRoot} &`;

export const conditions = {
  ...both("chosenDark", screen, chosen),
  ...both("systemDark", `${screen} and ${dark}`, unchosen),
  ...both("chosenDarkMoreContrast", `${screen} and ${more}`, chosen),
  ...both("systemDarkMoreContrast", `${screen} and ${dark} and ${more}`, unchosen),
  /** Browsers with `color-mix()`. Other browsers need a plain fallback color. */
  mixes: "@supports (color: color-mix(in oklab, red, red))",
  /** Browsers that know the height of the viewport while their toolbars are visible. */
  smallViewport: "@supports (height: 1svh)",
  /** A phone with text of twice the size, where rows become stacks. */
  largeText: "@media (max-width: 15em)",
  notFocusVisible: "&:not(:focus-visible)",
};

/**
 * Conditions for each mode's values, from weakest to strongest. Light needs none. The light values for more contrast
 * can't reach the dark modes, because a class always outweighs the `:where(:root)` around them.
 */
export const modeConditions = {
  light: ["base"],
  dark: ["_chosenDark", "_systemDark"],
  "light-more-contrast": ["_moreContrast"],
  "dark-more-contrast": ["_chosenDarkMoreContrast", "_systemDarkMoreContrast"],
} as const;

export type Mode = keyof typeof modeConditions;

/** Describes each mode to other programs, with plain CSS selectors instead of Chakra's conditions. */
export const modeTraits: Readonly<Record<Mode, ModeTraits>> = {
  light: { scheme: "light", rules: [{ selector: ":root" }] },
  dark: { scheme: "dark", rules: [{ selector: ".dark" }, { media: dark, selector: unchosenRoot }] },
  "light-more-contrast": { scheme: "light", hasMoreContrast: true, rules: [{ media: more, selector: ":root" }] },
  "dark-more-contrast": {
    scheme: "dark",
    hasMoreContrast: true,
    rules: [
      { media: more, selector: ".dark" },
      { media: `${dark} and ${more}`, selector: unchosenRoot },
    ],
  },
};

export const modes = Object.keys(modeConditions) as Mode[];

/** Conditions of document-styles.ts (`wideGamut`) that apply in each mode. */
export const wideConditions: Readonly<Record<Mode, readonly string[]>> = {
  light: ["_wide"],
  dark: ["_chosenDarkWide", "_systemDarkWide"],
  "light-more-contrast": ["_wideMoreContrast"],
  "dark-more-contrast": ["_chosenDarkWideMoreContrast", "_systemDarkWideMoreContrast"],
};
