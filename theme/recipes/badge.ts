import { defineRecipe } from "@chakra-ui/react/styled-system";

export const badgeRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    width: "fit",
    px: "3",
    py: "1",
    borderWidth: "thin",
    borderColor: "transparent",
    borderRadius: "pill",
    textStyle: "label",
  },
  variants: {
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast" },
      tint: { bg: "colorPalette.tint", color: "colorPalette.fg", borderColor: "colorPalette.soft" },
      outline: { color: "colorPalette.fg", borderColor: "colorPalette.line" },
    },
  },
  defaultVariants: { variant: "tint" },
});
