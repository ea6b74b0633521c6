import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Recipe for headings. Their size comes from `textStyle`, because level and size are separate decisions. */
export const headingRecipe = defineRecipe({
  base: { fontFamily: "heading", textWrap: "balance" },
});

export const blockquoteRecipe = defineSlotRecipe({
  slots: ["root", "content", "caption"],
  base: {
    caption: { textStyle: "small", marginTop: "4" },
  },
  variants: {
    size: {
      /** Uses the surrounding text size, or that of `textStyle`. */
      md: {},
      lg: { content: { textStyle: "quote" } },
    },
  },
  defaultVariants: { size: "lg" },
});

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
      /** For a state next to a button. An outlined badge would look like a second button. */
      dot: {
        px: "0",
        gap: "2",
        color: "colorPalette.fg",
        _before: { content: '""', boxSize: "2", borderRadius: "pill", bg: "current" },
      },
    },
  },
  defaultVariants: { variant: "tint" },
});
