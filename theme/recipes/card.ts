import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const cardRecipe = defineSlotRecipe({
  slots: ["root", "body"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      minWidth: "0",
      borderWidth: "thin",
      // Transparent borders become visible in forced colors, where backgrounds disappear.
      borderColor: "transparent",
      borderRadius: "panel",
      color: "fg.default",
    },
    body: { display: "flex", flexDirection: "column", flex: "1", gap: "3", p: "gap" },
  },
  variants: {
    variant: {
      plain: { root: { bg: "bg.raised" } },
      tint: { root: { bg: "colorPalette.tint" } },
      outline: { root: { borderColor: "border.subtle" } },
    },
  },
  defaultVariants: { variant: "plain" },
});
