import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Size comes from `textStyle`, because a heading's level and size are separate decisions. */
export const headingRecipe = defineRecipe({
  base: { fontFamily: "heading", textWrap: "balance" },
});
