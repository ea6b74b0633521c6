import type { Mode } from "../../conditions.ts";
import type { OwnTheme } from "../own-theme.ts";
import { type NameOf, propertiesOf, rule } from "./css-declarations.ts";

const dark = "(prefers-color-scheme: dark)";
const more = "(prefers-contrast: more)";
/** Whoever has not chosen gets what the system asks for. */
const unchosen = ":root:not(.light, .dark)";

/**
 * What the modes have beside light, the stronger later: dark has every color of light, so that it outweighs what light has
 * for more contrast.
 */
export function modeRules(own: OwnTheme, nameOf: NameOf): string[] {
  const of = (mode: Mode) =>
    own.inFile(own.modeFile(mode)).flatMap((token) => propertiesOf(token, { own, nameOf, mode }));
  const under = (media: string, selector: string, mode: Mode) =>
    `@media ${media} {\n${rule(selector, of(mode), "  ")}\n}`;
  return [
    under(more, ":root", "light-more-contrast"),
    rule(".dark", of("dark")),
    under(dark, unchosen, "dark"),
    under(more, ".dark", "dark-more-contrast"),
    under(`${dark} and ${more}`, unchosen, "dark-more-contrast"),
  ];
}
