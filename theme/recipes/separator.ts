import { defineRecipe } from "@chakra-ui/react/styled-system";

export const separatorRecipe = defineRecipe({
  base: { borderColor: "border.subtle" },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: "thin" },
      vertical: { borderInlineStartWidth: "thin" },
    },
  },
  defaultVariants: { orientation: "horizontal" },
});
