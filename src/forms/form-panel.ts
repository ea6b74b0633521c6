import { chakra } from "@chakra-ui/react/styled-system";

/** The ground a form stands on. Where text is large, what is typed and chosen has the room, and not the edge. */
export const FormPanel = chakra("div", {
  base: {
    bg: "bg.raised",
    borderRadius: "panel",
    padding: { base: "[clamp(0.75rem, 20vw - 3rem, 1.5rem)]", md: "10" },
  },
});
