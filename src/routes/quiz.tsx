import { Box } from "@chakra-ui/react/box";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router-dom";
import { pillars } from "../../data/quiz/pillars.ts";
import { questions } from "../../data/quiz/questions.ts";
import { quizCopy as words } from "../../data/quiz/quiz-copy.ts";
import { roleByKey, roles } from "../../data/quiz/roles.ts";
import { quizLanding } from "../../data/quiz-landing.ts";
import { track } from "../analytics/track.ts";
import { patientLazy } from "../components/patient-lazy.ts";
import { useWhenHydrated } from "../components/use-hydrated.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { roleOf } from "../quiz/role-link.ts";
import { isComplete, score } from "../quiz/score.ts";
import { type Quiz, useQuiz } from "../quiz/use-quiz.ts";
import { useResultMail } from "../quiz/use-result-mail.ts";
import { EmailStep } from "../sections/quiz/email-step.tsx";
import { Mirror } from "../sections/quiz/mirror.tsx";
import { QuestionStep } from "../sections/quiz/question-step.tsx";
import { QuizCredits } from "../sections/quiz/quiz-credits.tsx";
import { QuizHero } from "../sections/quiz/quiz-hero.tsx";
import { ResultMissing } from "../sections/quiz/result-missing.tsx";
import { Resume } from "../sections/quiz/resume.tsx";
import { SharedRole } from "../sections/quiz/shared-role.tsx";
import { TenRoles } from "../sections/quiz/ten-roles.tsx";
import { mailOf } from "./quiz-mail.ts";

const loadOutcome = async () => (await import("./quiz-outcome.tsx")).Outcome;
const Outcome = patientLazy(loadOutcome);

export const meta = pageMeta("/quiz");

const bank = { questions, roles, pillars };

export default function QuizRoute() {
  return (
    // Around every step: a boundary that is there already lets the last question stand until the result is loaded.
    <Suspense fallback={<Box minHeight="[100svh]" />}>
      <Steps />
    </Suspense>
  );
}

function Steps() {
  const quiz = useQuiz(questions);
  const mail = useResultMail();
  const { step, answers } = quiz;
  const result = useMemo(() => (isComplete(answers, questions) ? score(answers, bank) : undefined), [answers]);
  const position = questions.findIndex(({ id }) => id === step);
  useTitle(titleOf(step, position));

  if (step === "landing") return <Landing quiz={quiz} />;
  if (step === "email" && result) {
    const send = async (email: string) => {
      track("email_captured", { source: "quiz", user_role: result.primary });
      await mail.send(email, digitsOf(answers), mailOf(result));
      quiz.goTo("results");
    };
    return (
      <EmailStep
        words={words.email}
        isSending={mail.state === "sending"}
        onSend={send}
        onSkip={() => quiz.goTo("results")}
      />
    );
  }
  if (position >= 0) return <Question quiz={quiz} position={position} />;
  if (!result) return <ResultMissing {...words.results.error} />;
  return <Outcome quiz={quiz} mail={mail} result={result} />;
}

function Landing({ quiz }: { quiz: Quiz }) {
  const { hero, nature, roles: introduction, credits } = quizLanding;
  const { search } = useLocation();
  const shared = useWhenHydrated(roleOf(search, roles), undefined);
  return (
    <>
      <QuizHero {...hero} withoutScripts={words.withoutScripts} />
      {shared && <SharedRole role={roleByKey(shared)} words={words.shared} start={hero.start.to} />}
      {quiz.resumeAt && <Resume words={words.resume} at={quiz.resumeAt} onStartAgain={quiz.startAgain} />}
      <Mirror {...nature} />
      <TenRoles {...introduction} roles={roles} />
      <QuizCredits {...credits} />
    </>
  );
}

function Question({ quiz, position }: { quiz: Quiz; position: number }) {
  const question = questions[position] ?? questions[0];
  const total = questions.length;
  // The result is there before it is wanted, also for a visitor whose connection goes meanwhile.
  useEffect(() => {
    loadOutcome().catch(() => {});
  }, []);
  const hasStarted = useRef(quiz.startedAt !== undefined);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    track("quiz_started", {});
  }, []);
  const next = () => {
    const following = questions[position + 1];
    track("quiz_progress", {
      question_index: position,
      total_questions: total,
      progress_percent: Math.round(((position + 1) / total) * 100),
    });
    if (!following) trackCompletion(quiz);
    quiz.goTo(following?.id ?? "email");
  };
  return (
    <QuestionStep
      question={question}
      number={position + 1}
      total={total}
      chosen={quiz.answers[question.id]}
      words={words.question}
      onChoose={(option) => quiz.choose(question.id, option)}
      onNext={next}
      onPrevious={() => quiz.goTo(questions[position - 1]?.id ?? question.id)}
    />
  );
}

/** The answers as the form sends them. */
function digitsOf(answers: Quiz["answers"]): string {
  return questions.map(({ id }) => answers[id]).join("");
}

function trackCompletion({ answers, startedAt }: Quiz) {
  const { primary, secondary } = score(answers, bank);
  const seconds = startedAt ? Math.round((Date.now() - Date.parse(startedAt)) / 1000) : 0;
  track("quiz_completed", { primary_role: primary, secondary_role: secondary, completion_time: seconds });
}

function titleOf(step: Quiz["step"], position: number): string | undefined {
  if (position >= 0) return `Question ${position + 1} of ${questions.length}`;
  if (step === "email") return words.email.title;
  return step === "results" ? words.results.eyebrow : undefined;
}

/** The step before the page’s own title, for as long as it is shown. */
function useTitle(step: string | undefined) {
  useEffect(() => {
    if (!step) return;
    const own = document.title;
    document.title = `${step} | ${own}`;
    return () => {
      document.title = own;
    };
  }, [step]);
}
