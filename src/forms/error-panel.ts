import { chakra } from "@chakra-ui/react/styled-system";

/** The ground of what went wrong. Its edge is as thick as that of a field with an error. */
export const ErrorPanel = chakra("div", {
  base: {
    padding: "5",
    bg: "error.tint",
    color: "fg.default",
    borderRadius: "control",
    borderInlineStartWidth: "error",
    borderColor: "error.line",
  },
});
