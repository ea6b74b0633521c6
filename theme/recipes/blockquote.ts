import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const blockquoteRecipe = defineSlotRecipe({
  slots: ["root", "content", "caption"],
  base: {
    caption: { textStyle: "small", marginTop: "4" },
  },
  variants: {
    size: {
      /** As large as the text around it, or as its own `textStyle` says. */
      md: {},
      lg: { content: { textStyle: "quote" } },
    },
  },
  defaultVariants: { size: "lg" },
});
