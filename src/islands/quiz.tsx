import { tiers } from "../../data/course-prices.ts";
import { pillars } from "../../data/quiz/pillars.ts";
import { questions } from "../../data/quiz/questions.ts";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import { roleByKey, roles } from "../../data/quiz/roles.ts";
import { quizLanding } from "../../data/quiz-landing.ts";
import { recommendedPrograms } from "../../data/recommended-programs.ts";
import type { QuizContent } from "../quiz/quiz-content.ts";
import { QuizSteps } from "../sections/quiz/quiz-steps.tsx";

const content: QuizContent = {
  words: quizCopy,
  landing: quizLanding,
  questions,
  roles,
  pillars,
  tiers,
  roleByKey,
  programs: recommendedPrograms,
};

export function Quiz() {
  return <QuizSteps content={content} />;
}
