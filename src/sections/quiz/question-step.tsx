import { Badge, Box, Button, Flex, type SystemStyleObject, Text, VisuallyHidden } from "@chakra-ui/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { labels } from "../../../data/labels.ts";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { H1, Note, Section } from "../../components/section.tsx";
import { busy } from "../../forms/busy.ts";
import { prepareToMove } from "../../motion/prepare-to-move.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { useEarlyChoice, useQuestion } from "../../quiz/use-question.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { hasMail } from "../../quiz/use-result-mail.ts";
import { Card, Cards, Dot, Words } from "./answer-cards.tsx";

interface AnswerOptionsProps {
  /** ID of the question, and the name that the radios share. */
  id: string;
  labels: readonly string[];
  /** Index of the chosen answer, from 0. */
  chosen: number | undefined;
  /** True after the visitor tried to go on without an answer. */
  isMissing: boolean;
  onChoose: (option: number) => void;
}

/**
 * The answers to one question: native radios, each on a card that is one large target. Number keys also choose an
 * answer, but only while focus is inside. Otherwise, speech input could change an answer from elsewhere.
 */
function AnswerOptions({ id, labels, chosen, isMissing, onChoose }: AnswerOptionsProps) {
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
      aria-labelledby={`${id}-prompt`}
      aria-describedby={isMissing ? `${id}-how ${id}-missing` : `${id}-how`}
      // On the radios, `required` would make browsers report each as invalid from the start.
      aria-required
      aria-invalid={isMissing || undefined}
      onKeyDown={chooseByNumber}
    >
      {labels.map((label, option) => (
        <Card key={label}>
          <Dot
            type="radio"
            name={id}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
            // Keeps the focused answer clear of the sticky bar.
            scrollMarginBottom="40"
          />
          <Words>{label}</Words>
        </Card>
      ))}
    </Cards>
  );
}

export const loadEmailStep = async () => (await import("./email-step.tsx")).EmailStep;
export const loadOutcome = () => import("./outcome.tsx");

/** Loads the animations once the visitor answers or continues. */
function prepare() {
  prepareToMove();
  loadOutcome().then(
    ({ prepareToTurn }) => prepareToTurn(),
    () => {},
  );
}

/**
 * The buttons stay in view, however long the question. Like the page's header, the bar doesn't stick on a low screen or
 * with large text.
 */
const stickyBar: SystemStyleObject = {
  marginTop: "5",
  paddingY: "3",
  bg: "bg.canvas",
  "@media (min-height: 36em)": { position: "sticky", bottom: "0", zIndex: "raised" },
};

/** Before React has loaded, the fragment of the address shows the first question. It needs scripts to go on from there. */
const shownWhenAsked: SystemStyleObject = {
  display: "none",
  "&:has(:target)": { display: "block" },
  "&[data-asked=true]": { display: "block" },
  "&[data-asked=false]": { display: "none" },
  "@media (scripting: none)": { "&:has(:target)": { display: "none" } },
};

/**
 * The question at `position`, from 0, with its four answers. Nothing advances automatically. At -1, the landing page
 * includes the first question hidden. The link to it then works before React has loaded.
 */
export function Question({ quiz, position, content }: { quiz: Quiz; position: number; content: QuizContent }) {
  const isAsked = position >= 0;
  const index = isAsked ? position : 0;
  const { next, previous } = useQuestion(quiz, index, content, isAsked);
  // Loads later steps early, because the connection may fail before the visitor reaches them.
  useEffect(() => {
    if (isAsked) Promise.all([loadEmailStep(), loadOutcome(), hasMail()]).catch(() => {});
  }, [isAsked]);
  const question = content.questions[index];
  const form = useRef<HTMLFormElement>(null);
  /** ID of the question that the visitor last tried to leave without an answer. */
  const [missed, setMissed] = useState<string>();
  useEarlyChoice(
    question?.id,
    { isRead: quiz.isRead, isAsked },
    (option) => question && quiz.choose(question.id, option),
  );
  if (!question) return null;
  const { id, prompt, options } = question;
  const words = content.words.question;
  const [number, total] = [index + 1, content.questions.length];
  const chosen = quiz.answers[id];
  const isMissing = chosen === undefined && missed === id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined) {
      setMissed(id);
      form.current?.querySelector<HTMLInputElement>("input")?.focus();
      return;
    }
    prepare();
    next();
  };
  const place = `Question ${number} of ${total}`;
  return (
    <Section
      isTall
      data-question
      data-scripts="touch"
      css={shownWhenAsked}
      data-asked={quiz.isRead ? `${isAsked}` : ""}
    >
      {/* Firefox would restore the previous question's choice after a reload, because the form is at the same place. */}
      <form ref={form} onSubmit={submit} autoComplete="off">
        <Flex alignItems="center" gap="4" flexWrap="wrap">
          {/* The question's heading already includes it. */}
          <Badge colorPalette="clay" aria-hidden>
            {`${number} of ${total}`}
          </Badge>
          <Box flex="1 1 8rem">
            <ProgressBar value={number} max={total} label={labels.questions} valueText={place} />
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
              id={id}
              labels={options.map(({ label }) => label)}
              chosen={chosen}
              isMissing={isMissing}
              onChoose={(option) => {
                prepare();
                quiz.choose(id, option);
              }}
            />
          </div>
        </Box>
        <Box css={stickyBar}>
          <Text
            role="status"
            id={`${id}-missing`}
            textStyle="label"
            color="error.fg"
            marginBottom={isMissing ? "3" : "0"}
          >
            {isMissing && words.missing}
          </Text>
          <Flex justifyContent="space-between" flexWrap="wrap" gap="4">
            <Button
              type="button"
              variant="outline"
              size="lg"
              disabled={number === 1}
              onClick={() => {
                prepareToMove();
                previous();
              }}
            >
              {words.previous}
            </Button>
            {/* Before React has loaded, it could not say what is missing. */}
            <Button type="submit" size="lg" disabled={!quiz.isRead} {...busy(chosen === undefined)}>
              {number === total ? words.last : words.next}
            </Button>
          </Flex>
        </Box>
        <Note display={{ base: "none", lg: "block" }} marginTop="6">
          {words.keys}
        </Note>
      </form>
    </Section>
  );
}
