import type { Mode } from "../../conditions.ts";
import { cssValue } from "../../css-value.ts";
import { aliasTarget } from "../../dtcg/references.ts";
import type { TokenType } from "../../dtcg/words.ts";
import { fluidText } from "../fluid-text.ts";
import type { OwnTheme, OwnToken } from "../own-theme.ts";
import { partTypes } from "../text-parts.ts";
import { fluidGroup } from "../token-names.ts";
import { cssColor } from "./css-color.ts";

export interface Property {
  /** Dotted path: "color.clay.600". For a fluid value, its group: "fontSizes.h1". */
  path: string;
  part?: string;
  name: string;
  value: string;
}

/** Returns the custom property of a token or of a part of a text style. */
export type NameOf = (path: string, part?: string) => string;

/**
 * Returns a token's custom properties: one, one per part of a text style, or two for the larger end of a fluid value.
 */
export function propertiesOf(
  { path, type, raw }: OwnToken,
  { own, nameOf, mode }: { own: OwnTheme; nameOf: NameOf; mode: Mode },
): Property[] {
  if (type === "typography" && aliasTarget(raw) === undefined)
    return Object.entries(raw as Readonly<Record<string, unknown>>).map(([part, value]) => ({
      path,
      part,
      name: nameOf(path, part),
      value: textOf(value, partTypes[part] ?? "number"),
    }));
  const property = { path, name: nameOf(path), value: textOf(raw, type) };
  const group = fluidGroup(path);
  return group ? [property, { path: group, name: nameOf(group), value: fluidText(path, own) }] : [property];

  function textOf(value: unknown, of: TokenType): string {
    const target = aliasTarget(value);
    // An alias to the larger end of a fluid value refers to the entire value.
    if (target !== undefined) return `var(${nameOf(fluidGroup(target) ?? target)})`;
    return cssValue({ type: of, value: withAliasesFollowed(value) }, cssColor);
  }

  /** Resolves the aliases in shadows, borders and gradients, which are a single CSS value. */
  function withAliasesFollowed(value: unknown): unknown {
    if (aliasTarget(value) !== undefined) return withAliasesFollowed(own.resolved(value, mode));
    if (Array.isArray(value)) return value.map(withAliasesFollowed);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withAliasesFollowed(part)]));
  }
}

export function rule(selector: string, properties: readonly Property[], indent = ""): string {
  const lines = properties.map(({ name, value }) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join("\n");
}
