import type { Mode } from "../../conditions.ts";
import type { OwnTheme } from "../own-theme.ts";
import { type NameOf, propertiesOf, rule } from "./css-declarations.ts";

const dark = "(prefers-color-scheme: dark)";
const more = "(prefers-contrast: more)";
/** Visitors without an explicit choice get their system's setting. */
const unchosen = ":root:not(.light, .dark)";

/**
 * Returns the rules of all modes except light, stronger ones later. Dark mode sets every color of light mode, so that
 * it overrides light mode's values for more contrast.
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
