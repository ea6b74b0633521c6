import { defineRecipe } from "@chakra-ui/react/styled-system";

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
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "0.08em",
    _notFocusVisible: { transform: "translateY(-200%)" },
  },
});
