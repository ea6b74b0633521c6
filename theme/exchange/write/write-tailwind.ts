import type { OwnTheme } from "../own-theme.ts";
import { cssName, tailwindName } from "../token-names.ts";
import { propertiesOf, rule } from "./css-declarations.ts";
import { modeRules } from "./css-modes.ts";

/**
 * Writes the theme for Tailwind 4: tokens with utilities in `@theme`, the others in `:root`. The theme is static,
 * because the rules of other modes refer to ramp steps that no utility uses.
 */
export function writeTailwind(own: OwnTheme): Map<string, string> {
  const properties = own.all().flatMap((token) => propertiesOf(token, { own, nameOf, mode: "light" }));
  const blocks = [
    rule(
      "@theme static",
      properties.filter(({ path, part }) => utilityName(path, part) !== undefined),
    ),
    rule(
      ":root",
      properties.filter(({ path, part }) => utilityName(path, part) === undefined),
    ),
    ...modeRules(own, nameOf),
  ];
  return new Map([["theme.css", `${blocks.join("\n\n")}\n`]]);
}

function nameOf(path: string, part?: string): string {
  return utilityName(path, part) ?? cssName(path, part);
}

/** Only the fluid value has a utility, not its two ends. */
function utilityName(path: string, part?: string): string | undefined {
  return path.endsWith(".min") || path.endsWith(".max") ? undefined : tailwindName(path, part);
}
