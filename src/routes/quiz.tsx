import { forms } from "../../data/forms.ts";
import { quizLanding } from "../../data/quiz-landing.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { Credits } from "../sections/quiz/credits.tsx";
import { Mirror } from "../sections/quiz/mirror.tsx";
import { OpensSoon } from "../sections/quiz/opens-soon.tsx";
import { QuizHero } from "../sections/quiz/quiz-hero.tsx";
import { TenRoles } from "../sections/quiz/ten-roles.tsx";

export const meta = pageMeta("/quiz");

export default function Quiz() {
  const { hero, nature, roles, opening, credits } = quizLanding;
  return (
    <>
      <QuizHero {...hero} />
      <Mirror {...nature} />
      <TenRoles {...roles} />
      <OpensSoon words={opening} form={forms.quizOpening} />
      <Credits {...credits} />
    </>
  );
}
