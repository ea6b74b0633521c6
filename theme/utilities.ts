import type { SystemConfig } from "@chakra-ui/react/styled-system";
import { noTokens, styleProperties } from "./computed.ts";

/**
 * CSS keywords that every layout needs and that are not tokens, by the token category of their properties. They are
 * written literally, so they need no variable. System colors are for forced colors only.
 */
export const keywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colors: {
    ...words("transparent inherit Canvas CanvasText Highlight HighlightText GrayText LinkText"),
    current: "currentColor",
  },
  spacing: { ...words("auto"), half: "50%", full: "100%" },
  sizes: {
    ...words("auto none"),
    half: "50%",
    full: "100%",
    min: "min-content",
    max: "max-content",
    fit: "fit-content",
    measure: "68ch",
    screen: "100vh",
  },
  aspectRatios: { ...words("auto"), square: "1", landscape: "4 / 3", portrait: "3 / 4", wide: "16 / 9" },
  borders: words("none"),
  borderStyles: words("solid dashed none"),
  cursor: words("pointer not-allowed default"),
  fonts: words("inherit"),
  fontSizes: words("inherit"),
  fontWeights: words("inherit"),
  lineHeights: words("inherit"),
  letterSpacings: words("inherit"),
};

/** Keywords for paint. Unlike a color, paint can be `none`. */
const paintKeywords = words("none");

function words(list: string): Record<string, string> {
  return Object.fromEntries(list.split(" ").map((word) => [word, word]));
}

type Utility = NonNullable<SystemConfig["utilities"]>[string];

const ARBITRARY = /^\[(.*)\]$/;

/**
 * Style properties that accept this site's keywords besides tokens, and raw values in brackets despite strict tokens.
 */
export const utilities: Record<string, Utility> = {};

for (const [category, properties] of Object.entries(styleProperties)) {
  for (const [name, shorthand] of Object.entries(properties)) {
    const transform = category === "colors" ? writingColor(name) : writing(name);
    utilities[name] = { shorthand: [...shorthand], values: valuesOf(category, name), transform };
  }
}
Object.assign(utilities, {
  boxSize: { values: valuesOf("sizes"), transform: writing("width", "height") },
  hideFrom: { values: "breakpoints", transform: (_, { raw }) => hiddenAt(raw) },
  hideBelow: { values: "breakpoints", transform: (_, { raw }) => hiddenAt(`${raw}Down`) },
  transitionProperty: {
    values: { colors: "background-color, border-color, color, fill, stroke", size: "width, height" },
    transform: writing("transitionProperty"),
  },
} satisfies Record<string, Utility>);

function valuesOf(category: string, property?: string): Utility["values"] {
  if (category === noTokens) return;
  const words = keywords[category];
  const paint = property === "fill" || property === "stroke" ? paintKeywords : {};
  return (tokens) => (words ? { ...tokens(category), ...words, ...paint } : tokens(category));
}

function writing(...properties: readonly string[]): Utility["transform"] {
  return (value) => Object.fromEntries(properties.map((property) => [property, plain(value)]));
}

/** Writes a color, or one mixed with transparency: "fg.default/60". */
function writingColor(property: string): Utility["transform"] {
  return (value, { utils }) => {
    const mix = utils.colorMix(plain(value));
    return { [property]: mix.invalid ? plain(value) : mix.value };
  };
}

/**
 * Removes the brackets of a raw value such as "[37ch]". Chakra's types accept them despite strict tokens, but its
 * runtime writes them into the CSS (chakra-ui/chakra-ui#10022).
 */
function plain<Value>(value: Value): Value | string {
  return typeof value === "string" ? value.replace(ARBITRARY, "$1") : value;
}

function hiddenAt(breakpoint: string) {
  return { [`@breakpoint ${breakpoint}`]: { display: "none" } };
}
