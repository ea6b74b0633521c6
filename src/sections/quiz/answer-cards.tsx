import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import { radioCardRecipe } from "../../../theme/recipes/radio-card.ts";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: radioCardRecipe });

/**
 * Native radios, each on a card that is one large target. `AnswerCards` contains a `Card` with `Dot` and `Words` for
 * each.
 */
export const AnswerCards = withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
export const Card = withContext<HTMLLabelElement, HTMLChakraProps<"label">>("label", "item");
export const Dot = withContext<HTMLInputElement, HTMLChakraProps<"input">>("input", "itemControl");
export const Words = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "itemText");
