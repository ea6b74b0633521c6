import type { OwnTheme } from "../own-theme.ts";
import { cssName } from "../token-names.ts";
import { propertiesOf, rule } from "./css-declarations.ts";
import { modeRules } from "./css-modes.ts";

/** Writes the theme as custom properties in every mode, with aliases as `var()` and colors digit for digit. */
export function writeCss(own: OwnTheme): Map<string, string> {
  const usual = own.all().flatMap((token) => propertiesOf(token, { own, nameOf: cssName, mode: "light" }));
  return new Map([["tokens.css", `${[rule(":root", usual), ...modeRules(own, cssName)].join("\n\n")}\n`]]);
}
