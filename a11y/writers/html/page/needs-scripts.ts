import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** Hides controls that need scripts, if scripts are off and in print. */
export const needsScripts: SystemStyleObject = {
  "@media (scripting: none)": { display: "none !important" },
  _print: { display: "none !important" },
};
