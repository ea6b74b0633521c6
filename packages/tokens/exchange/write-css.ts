import { cssValue, writtenColor } from "../dtcg/css-value.ts";
import type { TokenType } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { textParts } from "../dtcg/values.ts";
import { fluidText, type ModeTraits, type OwnTheme, type OwnToken } from "./own-theme.ts";
import { cssName, fluidGroup, tailwindName } from "./token-names.ts";

interface Property {
  /** Dotted path: "color.clay.600". For a fluid value, its group: "fontSizes.h1". */
  path: string;
  part?: string;
  name: string;
  value: string;
}

/** Returns the name of the custom property for a token, or for a part of a text style. */
type NameOf = (path: string, part?: string) => string;

/**
 * Returns the custom properties of a token. A text style has one for each part, and the larger end of a fluid value has
 * two. Any other token has one.
 */
function propertiesOf(
  { path, type, raw }: OwnToken,
  { own, nameOf, mode }: { own: OwnTheme; nameOf: NameOf; mode: string },
): Property[] {
  if (type === "typography" && aliasTarget(raw) === undefined)
    return Object.entries(raw as Readonly<Record<string, unknown>>).map(([part, value]) => ({
      path,
      part,
      name: nameOf(path, part),
      value: textOf(value, textParts[part] ?? "number"),
    }));
  const property = { path, name: nameOf(path), value: textOf(raw, type) };
  const group = fluidGroup(path);
  return group ? [property, { path: group, name: nameOf(group), value: fluidText(path, own) }] : [property];

  function textOf(value: unknown, of: TokenType): string {
    const target = aliasTarget(value);
    // An alias to the larger end of a fluid value refers to the entire value.
    if (target !== undefined) return `var(${nameOf(fluidGroup(target) ?? target)})`;
    return cssValue({ type: of, value: withAliasesResolved(value) }, writtenColor);
  }

  /** Resolves the aliases in shadows, borders and gradients, each of which is a single CSS value. */
  function withAliasesResolved(value: unknown): unknown {
    if (aliasTarget(value) !== undefined) return withAliasesResolved(own.resolved(value, mode));
    if (Array.isArray(value)) return value.map(withAliasesResolved);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withAliasesResolved(part)]));
  }
}

function rule(selector: string, properties: readonly Property[], indent = ""): string {
  const lines = properties.map(({ name, value }) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join("\n");
}

/**
 * Returns the rules of all modes except the default, with dark modes last. Dark mode sets every color of light mode, so
 * that it overrides light mode's values for more contrast.
 */
function otherRules(own: OwnTheme, nameOf: NameOf): string[] {
  const [, ...others] = Object.entries(own.theme.modes);
  const isDark = (traits: ModeTraits) => Number(traits.scheme === "dark");
  return others
    .sort(([, a], [, b]) => isDark(a) - isDark(b))
    .flatMap(([mode, { rules }]) => {
      const properties = own.inFile(own.modeFile(mode)).flatMap((token) => propertiesOf(token, { own, nameOf, mode }));
      return rules.map(({ media, selector }) =>
        media ? `@media ${media} {\n${rule(selector, properties, "  ")}\n}` : rule(selector, properties),
      );
    });
}

/** Writes the theme as custom properties in every mode, with aliases as `var()` and colors digit for digit. */
export function writeCss(own: OwnTheme): Map<string, string> {
  const usual = own.all().flatMap((token) => propertiesOf(token, { own, nameOf: cssName, mode: own.usual }));
  return new Map([["tokens.css", `${[rule(":root", usual), ...otherRules(own, cssName)].join("\n\n")}\n`]]);
}

/**
 * Writes the theme for Tailwind 4: tokens with utilities in `@theme`, all others in `:root`. The theme is static,
 * because the rules of other modes refer to ramp steps that no utility uses.
 */
export function writeTailwind(own: OwnTheme): Map<string, string> {
  const properties = own.all().flatMap((token) => propertiesOf(token, { own, nameOf, mode: own.usual }));
  const isUtility = ({ path, part }: Property) => utilityName(path, part) !== undefined;
  const plain = properties.filter((property) => !isUtility(property));
  const blocks = [
    rule("@theme static", properties.filter(isUtility)),
    rule(":root", plain),
    ...otherRules(own, nameOf),
  ];
  return new Map([["theme.css", `${blocks.join("\n\n")}\n`]]);
}

function nameOf(path: string, part?: string): string {
  return utilityName(path, part) ?? cssName(path, part);
}

/** Returns the name of a token's utility, if it has one. A fluid value can have one, but its two ends do not. */
function utilityName(path: string, part?: string): string | undefined {
  return path.endsWith(".min") || path.endsWith(".max") ? undefined : tailwindName(path, part);
}
