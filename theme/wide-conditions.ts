import type { Mode } from "./conditions.ts";

/** Conditions of theme/wide-gamut.ts that apply in each mode. */
export const wideConditions: Readonly<Record<Mode, readonly string[]>> = {
  light: ["_wide"],
  dark: ["_chosenDarkWide", "_systemDarkWide"],
  "light-more-contrast": ["_wideMoreContrast"],
  "dark-more-contrast": ["_chosenDarkWideMoreContrast", "_systemDarkWideMoreContrast"],
};
