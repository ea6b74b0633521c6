import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** For what only scripts can do: without them, and on paper, it is not there. */
export const needsScripts: SystemStyleObject = {
  "@media (scripting: none)": { display: "none !important" },
  _print: { display: "none !important" },
};
