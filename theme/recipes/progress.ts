import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const progressRecipe = defineSlotRecipe({
  slots: ["root", "track", "range"],
  base: {
    track: {
      height: "3",
      overflow: "hidden",
      bg: "colorPalette.tint",
      borderWidth: "thin",
      borderColor: "colorPalette.line",
      borderRadius: "pill",
    },
    range: {
      height: "full",
      bg: "colorPalette.solid",
      transitionProperty: "size",
      transitionDuration: "moderate",
      _highContrast: { bg: "Highlight", forcedColorAdjust: "none" },
    },
  },
});
