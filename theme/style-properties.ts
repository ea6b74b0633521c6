import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";

/** The category of those that take no tokens. */
export const noTokens = "";

/** Short names of style properties, by the category of the tokens that they take and by their name. */
export type StyleProperties = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Chakra’s style properties that write what they are given under their own name. Those that need code of their own
 * (gradients, rings, truncation) are not this site’s, but for the few in utilities.ts. A build writes the result in
 * here, see precompute.ts.
 */
export const styleProperties: StyleProperties = plainProperties();

function plainProperties(): StyleProperties {
  const { utility, _config } = createSystem(defaultBaseConfig);
  const { utilities = {} } = _config;
  const properties: Record<string, Record<string, readonly string[]>> = {};
  for (const [name, { values, shorthand = [] }] of Object.entries(utilities)) {
    const written = utility.transform(name, "given") as Record<string, unknown>;
    if (written[name] !== "given") continue;
    const tokens = values === utilities.color?.values ? "colors" : values;
    // Words of Chakra’s own are not taken over.
    const category = typeof tokens === "string" ? tokens : noTokens;
    properties[category] = { ...properties[category], [name]: [shorthand].flat() };
  }
  return properties;
}
