import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";

const { withProvider, withContext } = createSlotRecipeContext({ key: "radioCard" });
const Cards = withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
const Card = withContext<HTMLLabelElement, HTMLChakraProps<"label">>("label", "item");
const Dot = withContext<HTMLInputElement, HTMLChakraProps<"input">>("input", "itemControl");
const Words = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "itemText");

interface AnswerOptionsProps {
  /** Name the radios share. */
  name: string;
  /** Id of the question. */
  labelledBy: string;
  labels: readonly string[];
  /** The chosen one, counted from 0. */
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** The answers to one question: native radios, each on a card that is one large target. */
export function AnswerOptions({ name, labelledBy, labels, chosen, onChoose }: AnswerOptionsProps) {
  return (
    <Cards role="radiogroup" aria-labelledby={labelledBy} aria-required>
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
