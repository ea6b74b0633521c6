import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const cardRecipe = defineSlotRecipe({
  slots: ["root", "header", "body", "footer", "title", "description"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      minWidth: "0",
      borderWidth: "thin",
      // Transparent edges turn visible in forced colors, where grounds vanish.
      borderColor: "transparent",
      borderRadius: "panel",
      color: "fg.default",
    },
    header: { display: "flex", flexDirection: "column", gap: "2", px: "gap", pt: "gap" },
    body: { display: "flex", flexDirection: "column", flex: "1", gap: "3", p: "gap" },
    footer: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", px: "gap", pb: "gap" },
    title: { textStyle: "h3", textWrap: "balance" },
    description: { color: "fg.muted" },
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
