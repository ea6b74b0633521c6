import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import type { UtilityConfig } from "@chakra-ui/react/styled-system";

const ARBITRARY = /^\[(.*)\]$/;

/**
 * Chakra’s types let a raw value through strict tokens as "[37ch]", but its runtime writes the brackets into the CSS
 * (chakra-ui/chakra-ui#10022). Every property that takes tokens here takes them off.
 */
export const utilities: UtilityConfig = Object.fromEntries(
  Object.entries(defaultBaseConfig.utilities ?? {}).map(([property, utility]) => [
    property,
    { ...utility, transform: withoutBrackets(property, utility?.transform) },
  ]),
);

type Transform = NonNullable<NonNullable<UtilityConfig[string]>["transform"]>;

function withoutBrackets(property: string, transform: Transform | undefined): Transform {
  return (value, args) => {
    const plain = typeof value === "string" ? value.replace(ARBITRARY, "$1") : value;
    return transform ? transform(plain, args) : { [property]: plain };
  };
}
