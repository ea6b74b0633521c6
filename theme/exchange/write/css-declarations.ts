import type { Mode } from "../../conditions.ts";
import { cssValue } from "../../css-value.ts";
import { aliasTarget } from "../../dtcg/references.ts";
import type { TokenType } from "../../dtcg/words.ts";
import { fluidText } from "../fluid-text.ts";
import type { OwnTheme, OwnToken } from "../own-theme.ts";
import { partTypes } from "../text-parts.ts";
import { fluidGroup } from "../token-names.ts";
import { cssColor } from "./css-color.ts";

/** A custom property, and what it is of. */
export interface Property {
  /** "color.clay.600"; of a fluid value its group, "fontSizes.h1". */
  path: string;
  /** Of a text style. */
  part?: string;
  name: string;
  value: string;
}

/** What a token, or a part of a text style, is called. */
export type NameOf = (path: string, part?: string) => string;

/** The custom properties of a token: one, or one for each part of a text style, or a fluid value beside its larger end. */
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
    // An alias to the larger end of a fluid value means the value as a whole.
    if (target !== undefined) return `var(${nameOf(fluidGroup(target) ?? target)})`;
    return cssValue({ type: of, value: withAliasesFollowed(value) }, cssColor);
  }

  /** Shadows, borders and gradients are one value of CSS: what their parts name is written out. */
  function withAliasesFollowed(value: unknown): unknown {
    if (aliasTarget(value) !== undefined) return withAliasesFollowed(own.resolved(value, mode));
    if (Array.isArray(value)) return value.map(withAliasesFollowed);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withAliasesFollowed(part)]));
  }
}

/** A rule with a property on each line. */
export function rule(selector: string, properties: readonly Property[], indent = ""): string {
  const lines = properties.map(({ name, value }) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join("\n");
}
