import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const progressRecipe = defineSlotRecipe({
  slots: ["root", "label", "valueText", "track", "range"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2" },
    label: { textStyle: "label" },
    valueText: { textStyle: "label", fontVariantNumeric: "tabular-nums" },
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
