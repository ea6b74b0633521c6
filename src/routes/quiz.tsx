import { foundRoleCopy } from "../../data/quiz/quiz-copy.ts";
import { quizLanding } from "../../data/quiz-landing.ts";
import { Island } from "../components/island.tsx";
import { Quiz } from "../islands/quiz.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { FoundRole } from "../sections/quiz/found-role.tsx";
import { QuizAbout } from "../sections/quiz/quiz-about.tsx";

export const meta = pageMeta("/quiz");

export default function QuizRoute() {
  return (
    <>
      <FoundRole words={foundRoleCopy} />
      <Island>
        <Quiz />
      </Island>
      <QuizAbout words={quizLanding} />
    </>
  );
}
