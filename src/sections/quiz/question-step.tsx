import { Badge } from "@chakra-ui/react/badge";
import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { FormEvent, KeyboardEvent } from "react";
import type { QuizQuestion } from "../../../data/quiz/questions.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { radioCardRecipe } from "../../../theme/recipes/radio-card.ts";
import { Band } from "../../components/band.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { H1, Note } from "../../components/text.tsx";

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
function AnswerOptions({ name, labelledBy, describedBy, labels, chosen, onChoose }: AnswerOptionsProps) {
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

interface QuestionStepProps extends Pick<BoxProps, "css"> {
  /** Empty until the answers on the device have been read. */
  "data-asked": string;
  question: QuizQuestion;
  /** Position of the question, from 1. */
  number: number;
  total: number;
  chosen: number | undefined;
  words: QuizCopy["question"];
  onChoose: (option: number) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** One question with its four answers. Nothing advances automatically. */
export function QuestionStep({
  question,
  number,
  total,
  chosen,
  words,
  onChoose,
  onNext,
  onPrevious,
  ...rest
}: QuestionStepProps) {
  const { id, prompt, options } = question;
  const isLast = number === total;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) onNext();
  };
  const place = `Question ${number} of ${total}`;
  return (
    <Band minHeight={{ base: "[80vh]", _smallViewport: "[80svh]" }} data-question data-scripts="touch" {...rest}>
      <form onSubmit={submit}>
        <Flex alignItems="center" gap="4" flexWrap="wrap">
          {/* The question's heading already includes it. */}
          <Badge colorPalette="clay" aria-hidden>
            {`${number} of ${total}`}
          </Badge>
          <Box flex="1 1 8rem">
            <ProgressBar value={number} max={total} label="Questions" valueText={place} />
          </Box>
        </Flex>
        <Box paddingTop={{ base: "6", md: "10" }}>
          <div key={id} data-step={number}>
            <H1
              id={id}
              // The browser focuses this heading when it follows the link to the question.
              tabIndex={-1}
              textStyle="h2"
              maxWidth="measure"
              // Keeps the progress in view above the question after a jump.
              scrollMarginTop="24"
            >
              <VisuallyHidden>{`${place}: `}</VisuallyHidden>
              <span id={`${id}-prompt`}>{prompt}</span>
            </H1>
            <Text color="fg.muted" marginTop="3" marginBottom="6" id={`${id}-how`}>
              {words.choose}
            </Text>
            <AnswerOptions
              name={id}
              labelledBy={`${id}-prompt`}
              describedBy={`${id}-how`}
              labels={options.map(({ label }) => label)}
              chosen={chosen}
              onChoose={onChoose}
            />
          </div>
        </Box>
        <Flex justifyContent="space-between" flexWrap="wrap" gap="4" marginTop="8">
          <Button type="button" variant="outline" size="lg" disabled={number === 1} onClick={onPrevious}>
            {words.previous}
          </Button>
          <Button type="submit" size="lg" disabled={chosen === undefined}>
            {isLast ? words.last : words.next}
          </Button>
        </Flex>
        <Note marginTop="6">
          {words.kept}{" "}
          <Box as="span" display={{ base: "none", lg: "inline" }}>
            {words.keys}
          </Box>
        </Note>
      </form>
    </Band>
  );
}
