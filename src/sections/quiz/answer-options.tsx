import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { KeyboardEvent } from "react";
import { radioCardRecipe } from "../../../theme/recipes/radio-card.ts";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: radioCardRecipe });
const Cards = withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
const Card = withContext<HTMLLabelElement, HTMLChakraProps<"label">>("label", "item");
const Dot = withContext<HTMLInputElement, HTMLChakraProps<"input">>("input", "itemControl");
const Words = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "itemText");

interface AnswerOptionsProps {
  /** Name that the radios share. */
  name: string;
  /** ID of the question. */
  labelledBy: string;
  /** ID of the instructions. */
  describedBy: string;
  labels: readonly string[];
  /** Index of the chosen answer, from 0. */
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/**
 * The answers to one question: native radios, each on a card that is one large target. Number keys also choose an
 * answer, but only while focus is inside. Otherwise, speech input could change an answer from elsewhere.
 */
export function AnswerOptions({ name, labelledBy, describedBy, labels, chosen, onChoose }: AnswerOptionsProps) {
  const chooseByNumber = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = Number(event.key) - 1;
    if (!labels[option]) return;
    event.preventDefault();
    onChoose(option);
    event.currentTarget.querySelectorAll("input")[option]?.focus();
  };
  return (
    <Cards
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required
      onKeyDown={chooseByNumber}
    >
      {labels.map((label, option) => (
        <Card key={label}>
          <Dot
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
            required
          />
          <Words>{label}</Words>
        </Card>
      ))}
    </Cards>
  );
}
