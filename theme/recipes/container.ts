import { defineRecipe } from "@chakra-ui/react/styled-system";

export const containerRecipe = defineRecipe({
  base: { position: "relative", width: "full", maxWidth: "content", mx: "auto", px: "gutter" },
});
