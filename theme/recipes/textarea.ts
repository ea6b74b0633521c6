import { defineRecipe } from "@chakra-ui/react/styled-system";
import { controlStyle } from "./control.ts";

export const textareaRecipe = defineRecipe({
  base: { ...controlStyle, minHeight: "40", resize: "vertical" },
});
