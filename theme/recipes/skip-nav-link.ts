import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Seen only while it has the focus. */
export const skipNavLinkRecipe = defineRecipe({
  base: {
    position: "fixed",
    top: "2",
    left: "2",
    zIndex: "skipLink",
    bg: "bg.raised",
    color: "fg.default",
    px: "4",
    py: "3",
    borderRadius: "control",
    _notFocusVisible: { transform: "translateY(-200%)" },
  },
});
