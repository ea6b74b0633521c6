import type { OwnTheme } from "../own-theme.ts";
import { cssName, tailwindName } from "../token-names.ts";
import { propertiesOf, rule } from "./css-declarations.ts";
import { modeRules } from "./css-modes.ts";

/**
 * The theme for Tailwind 4: what it makes utilities of in `@theme`, the rest beside it. Static, because rules for other modes
 * name steps of ramps that no utility does.
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

/** The ends of a fluid value are no utilities; what grows between them is. */
function utilityName(path: string, part?: string): string | undefined {
  return path.endsWith(".min") || path.endsWith(".max") ? undefined : tailwindName(path, part);
}
