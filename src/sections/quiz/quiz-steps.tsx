import { Box, type SystemStyleObject } from "@chakra-ui/react";
import { Suspense, useLayoutEffect } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Announce } from "../../components/announce.tsx";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { ButtonLink } from "../../components/links.tsx";
import { PageHeading, Section } from "../../components/section.tsx";
import { useQuery } from "../../components/use-address.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { roleOf } from "../../quiz/role-link.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { useQuizFlow, useStepTitle } from "../../quiz/use-quiz-flow.ts";
import { mailText } from "../../quiz/use-result-mail.ts";
import { loadEmailStep, loadOutcome, Question } from "./question-step.tsx";
import { aboutId } from "./quiz-about.tsx";
import { QuizHero, Resume, SharedHero } from "./quiz-landing.tsx";

function ResultMissing({ title, text, back }: QuizCopy["results"]["error"]) {
  return (
    <Section tone="tint" width="measure" isTall>
      <PageHeading id="results" title={title} lead={text} size="h1" />
      <ButtonLink to="/quiz" size="lg">
        {back}
      </ButtonLink>
    </Section>
  );
}

/**
 * Styles that hide the landing page if scripts run and the URL's fragment names the first question, which replaces it.
 */
const hiddenByQuestion: SystemStyleObject = {
  "&:has(~ [data-asked=''] :target)": { display: "none" },
  "@media (scripting: none)": { "&:has(~ [data-asked=''] :target)": { display: "block" } },
};

interface LandingProps {
  quiz: Quiz;
  content: Pick<QuizContent, "landing" | "words" | "roles" | "roleByKey">;
}

/**
 * The first screen. If the URL names a role, it opens with that role after hydration. It also offers to resume a
 * started quiz.
 */
export function Landing({ quiz, content: { landing, words, roles, roleByKey } }: LandingProps) {
  const shared = roleOf(useQuery(), roles);
  const role = shared && roleByKey(shared);
  useStepTitle(role?.name);
  const { resumeAt } = quiz;
  const goOn = resumeAt && {
    label: resumeAt === "results" ? words.resume.result : words.resume.goOn,
    to: `/quiz#${resumeAt}`,
  };
  return (
    <Box css={hiddenByQuestion}>
      <QuizHero
        words={landing.hero}
        goOn={goOn}
        withoutScripts={words.withoutScripts}
        instead={
          role && (
            <SharedHero
              role={role}
              roles={roles}
              words={words.shared}
              praxis={words.results.praxis}
              start={landing.hero.start.to}
            />
          )
        }
      />
      {goOn && <Resume words={words.resume} goOn={goOn} onStartAgain={quiz.startAgain} />}
    </Box>
  );
}

const EmailStep = lazyWithRetry(loadEmailStep);
const Outcome = lazyWithRetry(async () => (await loadOutcome()).Outcome);

/** Keeps the footer out of view until a step can be shown. */
function EmptyScreen() {
  return <Box minHeight={{ base: "[100vh]", _smallViewport: "[100svh]" }} />;
}

interface QuizStepsProps {
  /** Must be the same object on every render. */
  content: QuizContent;
}

export function QuizSteps({ content }: QuizStepsProps) {
  const flow = useQuizFlow(content);
  const isLanding = flow.quiz.step === "landing";
  // The text about the quiz is prerendered outside of this island. Only the landing page shows it.
  useLayoutEffect(() => {
    document.getElementById(aboutId)?.toggleAttribute("hidden", !isLanding);
  }, [isLanding]);
  return (
    <>
      {/* One boundary surrounds all steps, because an existing boundary keeps the last question in place until the
          result has loaded. */}
      <Suspense fallback={<EmptyScreen />}>
        <Step flow={flow} content={content} />
      </Suspense>
      {/* The live region is outside the steps, because screen readers miss text that arrives together with its live
          region. */}
      <Announce message={mailText(flow.mail.state, content.words)} />
    </>
  );
}

function Step({ flow, content }: QuizStepsProps & { flow: ReturnType<typeof useQuizFlow> }) {
  const { quiz, mail, hasMail, result, position, sendResult } = flow;
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
    // Waits for the service's answer. Without a mail server, the result follows at once.
    if (!hasMail) return <EmptyScreen />;
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
