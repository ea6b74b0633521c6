import { defineRecipe } from "@chakra-ui/react/styled-system";
import { controlStyle } from "./control.ts";

export const inputRecipe = defineRecipe({ base: controlStyle });
