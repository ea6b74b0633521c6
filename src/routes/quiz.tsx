import { roles } from "../../data/quiz/roles.ts";
import { quizLanding } from "../../data/quiz-landing.ts";
import { Island } from "../components/island.tsx";
import { Quiz } from "../islands/quiz.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { QuizAbout } from "../sections/quiz/quiz-about.tsx";

export const meta = pageMeta("/quiz");

export default function QuizRoute() {
  return (
    <>
      <Island>
        <Quiz />
      </Island>
      <QuizAbout words={quizLanding} roles={roles} />
    </>
  );
}
