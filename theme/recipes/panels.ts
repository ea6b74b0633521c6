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
    body: { display: "flex", flexDirection: "column", flex: "1", gap: "3", p: { base: "gap", _largeText: "4" } },
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

/** Recipe for the native `details` element. */
export const disclosureRecipe = defineSlotRecipe({
  slots: ["root", "summary", "content"],
  base: {
    root: {
      borderBlockEndWidth: "thin",
      borderColor: "border.control",
      // A plus sign becomes a cross.
      "&[open] > summary > svg": { transform: "rotate(45deg)" },
    },
    summary: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      minHeight: "target",
      paddingY: "4",
      textStyle: "h4",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
    },
    content: { paddingBottom: "6", maxWidth: "measure" },
  },
});
