import { defaultConditions } from "@chakra-ui/react/preset-base";

/** A style with any other Chakra condition fails the type check until the condition is listed here. */
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

/** Chakra's conditions that styles here use. A build inlines the result, see precompute.ts. */
export const chakraConditions = Object.fromEntries(used.map((name) => [name, defaultConditions[name]]));
