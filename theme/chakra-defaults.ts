import { defaultBaseConfig, defaultConditions } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";

/** Category of properties without tokens. */
export const noTokens = "";

/** Shorthand names of style properties, by token category and property name. */
type StyleProperties = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Chakra's style properties that write their value under their own name. This site doesn't use those that need code
 * (gradients, rings, truncation), except for a few in utilities.ts.
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
    // Properties whose values are Chakra's own keywords count as having no tokens.
    const category = typeof tokens === "string" ? tokens : noTokens;
    properties[category] = { ...properties[category], [name]: [shorthand].flat() };
  }
  return properties;
}

/**
 * Names of the conditions in use. A style with any other Chakra condition fails the type check until the condition is
 * listed here.
 */
const used = [
  "active",
  "after",
  "before",
  "checked",
  "current",
  "disabled",
  "even",
  "first",
  "firstLetter",
  "focusVisible",
  "highContrast",
  "highlighted",
  "hover",
  "icon",
  "invalid",
  "last",
  "marker",
  "moreContrast",
  "motionReduce",
  "motionSafe",
  "open",
  "placeholder",
  "pressed",
  "print",
  "readOnly",
  "starting",
] as const satisfies readonly (keyof typeof defaultConditions)[];

/** Chakra's conditions that styles here use. */
export const chakraConditions = Object.fromEntries(used.map((name) => [name, defaultConditions[name]]));
