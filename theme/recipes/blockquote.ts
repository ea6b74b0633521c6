import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const blockquoteRecipe = defineSlotRecipe({
  slots: ["root", "content", "caption"],
  base: {
    caption: { textStyle: "small", marginTop: "4" },
  },
  variants: {
    size: {
      /** Uses the surrounding text size, or that of its own `textStyle`. */
      md: {},
      lg: { content: { textStyle: "quote" } },
    },
  },
  defaultVariants: { size: "lg" },
});
