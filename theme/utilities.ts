import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import type { SystemConfig } from "@chakra-ui/react/styled-system";
import { keywords, paintKeywords } from "./keywords.ts";

type Utilities = NonNullable<SystemConfig["utilities"]>;
type Utility = Utilities[string];
type Values = Utility["values"];
type Transform = NonNullable<Utility["transform"]>;

const ARBITRARY = /^\[(.*)\]$/;
const chakra: Utilities = defaultBaseConfig.utilities ?? {};

/** Chakra’s own style properties, with this site’s keywords beside the tokens and a working way past strict tokens. */
export const utilities: Utilities = Object.fromEntries(
  Object.entries(chakra).map(([property, utility]) => [
    property,
    {
      ...utility,
      values: withKeywords(property, utility.values),
      transform: withoutBrackets(property, utility.transform),
    },
  ]),
);

function withKeywords(property: string, values: Values): Values {
  const isColor = values === chakra.color?.values;
  const words = isColor ? keywords.colors : keywords[String(values)];
  if (!words) return values;
  const paint = property === "fill" || property === "stroke" ? paintKeywords : {};
  return (tokens) => ({ ...(isColor ? callable(values)(tokens) : tokens(String(values))), ...words, ...paint });
}

function callable(values: Values) {
  if (typeof values === "function") return values;
  throw new Error("Chakra lists its color values in a new way; theme/utilities.ts has to follow");
}

/**
 * Chakra’s types let a raw value through strict tokens as "[37ch]", but its runtime writes the brackets into the CSS
 * (chakra-ui/chakra-ui#10022). Every property that takes tokens here takes them off.
 */
function withoutBrackets(property: string, transform: Transform | undefined): Transform {
  return (value, args) => {
    const plain = typeof value === "string" ? value.replace(ARBITRARY, "$1") : value;
    return transform ? transform(plain, args) : { [property]: plain };
  };
}
