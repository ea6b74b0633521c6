import { chakra } from "@chakra-ui/react";

/** Background of a form. With large text, the padding shrinks to leave space for the controls. */
export const FormPanel = chakra("div", {
  base: {
    bg: "bg.raised",
    borderRadius: "panel",
    padding: { base: "[clamp(0.75rem, 20vw - 3rem, 1.5rem)]", md: "10" },
  },
});
