import type { Mode } from "./conditions.ts";

/** Names of the conditions of theme/wide-gamut.ts that hold in each mode. */
export const wideConditions: Readonly<Record<Mode, readonly string[]>> = {
  light: ["_wide"],
  dark: ["_chosenDarkWide", "_systemDarkWide"],
  "light-more-contrast": ["_wideMoreContrast"],
  "dark-more-contrast": ["_chosenDarkWideMoreContrast", "_systemDarkWideMoreContrast"],
};
