import { Box } from "@chakra-ui/react/box";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Suspense, useEffect } from "react";
import { Announce } from "../../components/announce.tsx";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { prepareToMove } from "../../motion/prepare-to-move.ts";
import { mailText } from "../../quiz/mail-text.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { useEarlyChoice, useQuestion } from "../../quiz/use-question.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { useQuizFlow } from "../../quiz/use-quiz-flow.ts";
import { Landing } from "./landing.tsx";
import { QuestionStep } from "./question-step.tsx";
import { ResultMissing } from "./result-missing.tsx";

const loadEmailStep = async () => (await import("./email-step.tsx")).EmailStep;
const EmailStep = lazyWithRetry(loadEmailStep);

const loadOutcome = () => import("./outcome.tsx");
const Outcome = lazyWithRetry(async () => (await loadOutcome()).Outcome);

/** Loads the animations once the visitor answers or continues. */
function prepare() {
  prepareToMove();
  loadOutcome().then(
    ({ prepareToTurn }) => prepareToTurn(),
    () => {},
  );
}

interface QuizStepsProps {
  /** Must be the same object on every render. */
  content: QuizContent;
}

export function QuizSteps({ content }: QuizStepsProps) {
  const flow = useQuizFlow(content);
  return (
    <>
      {/* Around every step: an existing boundary keeps the last question in place until the result has loaded. */}
      <Suspense fallback={<Box minHeight={{ base: "[100vh]", _smallViewport: "[100svh]" }} />}>
        <Step flow={flow} content={content} />
      </Suspense>
      {/* Outside the steps, because screen readers miss text that arrives together with its live region. */}
      <Announce message={mailText(flow.mail.state, content.words)} />
    </>
  );
}

/** Before React has loaded, the fragment of the address shows the first question. It needs scripts to go on from there. */
const shownWhenAsked: SystemStyleObject = {
  display: "none",
  "&:has(:target)": { display: "block" },
  "&[data-asked=true]": { display: "block" },
  "&[data-asked=false]": { display: "none" },
  "@media (scripting: none)": { "&:has(:target)": { display: "none" } },
};

function Step({ flow, content }: QuizStepsProps & { flow: ReturnType<typeof useQuizFlow> }) {
  const { quiz, mail, result, position, sendResult } = flow;
  const { words } = content;
  if (quiz.step === "landing" || position >= 0) {
    return (
      <>
        {position < 0 && <Landing quiz={quiz} content={content} />}
        <Question quiz={quiz} position={position} content={content} />
      </>
    );
  }
  if (quiz.step === "email" && result) {
    return (
      <EmailStep
        words={words.email}
        address={mail.address}
        state={mail.state}
        onSend={sendResult}
        onSkip={() => quiz.goTo("results")}
      />
    );
  }
  if (!result) return <ResultMissing {...words.results.error} />;
  return <Outcome quiz={quiz} mail={mail} result={result} content={content} />;
}

/**
 * The question at `position`, from 0. At -1, the landing page includes the first question hidden, so that the link to
 * it works before React has loaded.
 */
function Question({ quiz, position, content }: QuizStepsProps & { quiz: Quiz; position: number }) {
  const isAsked = position >= 0;
  const index = isAsked ? position : 0;
  const { next, previous } = useQuestion(quiz, index, content, isAsked);
  // Loads later steps early, because the connection may fail before the visitor reaches them.
  useEffect(() => {
    if (isAsked) Promise.all([loadEmailStep(), loadOutcome()]).catch(() => {});
  }, [isAsked]);
  const question = content.questions[index];
  useEarlyChoice(
    question?.id,
    { isRead: quiz.isRead, isAsked },
    (option) => question && quiz.choose(question.id, option),
  );
  if (!question) return null;
  return (
    <QuestionStep
      css={shownWhenAsked}
      // Another class would leave the question without styles during hydration (style-cache.ts).
      data-asked={quiz.isRead ? `${isAsked}` : ""}
      question={question}
      number={index + 1}
      total={content.questions.length}
      chosen={quiz.answers[question.id]}
      words={content.words.question}
      onChoose={(option) => {
        prepare();
        quiz.choose(question.id, option);
      }}
      onNext={() => {
        prepare();
        next();
      }}
      onPrevious={() => {
        prepareToMove();
        previous();
      }}
    />
  );
}
