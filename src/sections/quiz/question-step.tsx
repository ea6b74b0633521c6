import { Badge, Box, Button, Flex, type SystemStyleObject, Text, VisuallyHidden } from "@chakra-ui/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { labels } from "../../../data/labels.ts";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { H1, Note, Section } from "../../components/section.tsx";
import { busy } from "../../forms/busy.ts";
import { prepareToMove } from "../../motion/prepare-to-move.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { useEarlyChoice, useQuestion } from "../../quiz/use-question.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { hasMail } from "../../quiz/use-result-mail.ts";
import { AnswerOptions } from "./answer-options.tsx";

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
 * Styles that keep the bar with the buttons in view, however long the question is. Like the page's header, the bar
 * doesn't stick on a short screen or with large text.
 */
const stickyBar: SystemStyleObject = {
  marginTop: "5",
  paddingY: "3",
  bg: "bg.canvas",
  "@media (min-height: 36em)": { position: "sticky", bottom: "0", zIndex: "raised" },
};

/**
 * Styles that show the question. Before React has loaded, the first question is visible if the URL's fragment names it.
 * The following questions need scripts.
 */
const shownWhenAsked: SystemStyleObject = {
  display: "none",
  "&:has(:target)": { display: "block" },
  "&[data-asked=true]": { display: "block" },
  "&[data-asked=false]": { display: "none" },
  "@media (scripting: none)": { "&:has(:target)": { display: "none" } },
};

/**
 * The question at `position`, from 0, with its four answers. Nothing advances automatically. At -1, the landing page
 * includes the first question, hidden. The link to it then works before React has loaded.
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
      {/* Firefox would restore the previous question's choice on reload, because the form is in the same place. */}
      <form ref={form} onSubmit={submit} autoComplete="off">
        <Progress number={number} total={total} place={place} />
        <Box paddingTop={{ base: "6", md: "10" }}>
          <div key={id} data-step={number}>
            <Prompt id={id} place={place} text={prompt} how={words.choose} />
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
          <MissingNote id={id} text={isMissing ? words.missing : ""} />
          <StepButtons
            words={words}
            isFirst={number === 1}
            isLast={number === total}
            isReady={quiz.isRead}
            hasAnswer={chosen !== undefined}
            onPrevious={previous}
          />
        </Box>
        <Note display={{ base: "none", lg: "block" }} marginTop="6">
          {words.keys}
        </Note>
      </form>
    </Section>
  );
}

function Progress({ number, total, place }: { number: number; total: number; place: string }) {
  return (
    <Flex alignItems="center" gap="4" flexWrap="wrap">
      {/* Hidden from screen readers, because the question's heading already includes the number. */}
      <Badge colorPalette="clay" aria-hidden>
        {`${number} of ${total}`}
      </Badge>
      <Box flex="1 1 8rem">
        <ProgressBar value={number} max={total} label={labels.questions} valueText={place} />
      </Box>
    </Flex>
  );
}

interface PromptProps {
  id: string;
  /** The number of the question, for screen readers. */
  place: string;
  text: string;
  how: string;
}

function Prompt({ id, place, text, how }: PromptProps) {
  return (
    <>
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
        <span id={`${id}-prompt`}>{text}</span>
      </H1>
      <Text color="fg.muted" marginTop="3" marginBottom="6" id={`${id}-how`}>
        {how}
      </Text>
    </>
  );
}

function MissingNote({ id, text }: { id: string; text: string }) {
  return (
    <Text role="status" id={`${id}-missing`} textStyle="label" color="error.fg" marginBottom={text ? "3" : "0"}>
      {text}
    </Text>
  );
}

interface StepButtonsProps {
  words: QuizContent["words"]["question"];
  isFirst: boolean;
  isLast: boolean;
  /** True once React has loaded and has read the answers. */
  isReady: boolean;
  hasAnswer: boolean;
  onPrevious: () => void;
}

function StepButtons({ words, isFirst, isLast, isReady, hasAnswer, onPrevious }: StepButtonsProps) {
  return (
    <Flex justifyContent="space-between" flexWrap="wrap" gap="4">
      <Button
        type="button"
        variant="outline"
        size="lg"
        disabled={isFirst}
        onClick={() => {
          prepareToMove();
          onPrevious();
        }}
      >
        {words.previous}
      </Button>
      {/* Disabled until React has loaded, because until then nothing could say which answer is missing. */}
      <Button type="submit" size="lg" disabled={!isReady} {...busy(!hasAnswer)}>
        {isLast ? words.last : words.next}
      </Button>
    </Flex>
  );
}
