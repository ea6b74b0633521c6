import { defaultConditions } from "@chakra-ui/react/preset-base";

/** A style that names another one of Chakra’s fails the type check until it is named here. */
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

/** Those of Chakra’s conditions that styles here name. A build writes the result in here, see precompute.ts. */
export const chakraConditions = Object.fromEntries(used.map((name) => [name, defaultConditions[name]]));
