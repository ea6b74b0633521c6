import { chakra } from "@chakra-ui/react/styled-system";

/** Background of an error message. Its border is as thick as that of a field with an error. */
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
