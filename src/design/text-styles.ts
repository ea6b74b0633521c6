import type { Definitions } from "../../theme/define-tokens.ts";
import { saved, tokensOf } from "./saved-theme.ts";
import { variableOf } from "./token-names.ts";

interface StyledPart {
  /** CSS property: "font-size". */
  property: string;
  /** Custom property for this part, which only previews have: "--k-text-h1-font-size". */
  variable: string;
  /** Value as rendered: "var(--k-font-sizes-h1)". */
  value: string;
}

/** Returns the parts of each text style, by its name. */
export function styledParts(definitions: Definitions): Map<string, StyledPart[]> {
  const partOf = (style: string, part: string, written: string): StyledPart => {
    const category = part === "fontFamily" ? "fonts" : `${part}s`;
    const isToken = tokensOf(category, definitions).some(({ name }) => name === written);
    return {
      property: part.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
      variable: variableOf("text", `${style}.${part}`),
      value: isToken ? `var(${variableOf(category, written)})` : written,
    };
  };
  return new Map(
    Object.entries(definitions.textStyles).map(([style, { value }]) => [
      style,
      Object.entries(value).map(([part, written]) => partOf(style, part, written)),
    ]),
  );
}

const savedParts = styledParts(saved);

/**
 * Returns the text style that a rendered rule comes from, with the parts that the rule keeps; undefined if none fits.
 * Chakra writes the parts of a text style without its name, and a rule can override some of them. The best match has
 * the same size and the most matching parts.
 */
export function textStyleOf(read: (property: string) => string): { name: string; parts: StyledPart[] } | undefined {
  const size = read("font-size");
  if (size === "") return undefined;
  const isEqual = ({ property, value }: StyledPart) => read(property) === value;
  const found = [...savedParts].flatMap(([name, parts]) => {
    const fits = parts.every(
      ({ property, value }) => read(property) !== "" && (property !== "font-size" || value === size),
    );
    return fits ? [{ name, parts: parts.filter(isEqual) }] : [];
  });
  return found.sort((one, other) => other.parts.length - one.parts.length)[0];
}
