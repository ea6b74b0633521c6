import { defineRecipe } from "@chakra-ui/react/styled-system";

export const containerRecipe = defineRecipe({
  className: "container",
  base: { position: "relative", width: "full", maxWidth: "content", mx: "auto", px: "gutter" },
});
