import { programsPage } from "../../data/programs-page.ts";
import { questions } from "../../data/quiz/questions.ts";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import { roles } from "../../data/quiz/roles.ts";
import { recommendedPrograms } from "../../data/recommended-programs.ts";
import { ProgramFit } from "../sections/programs/program-fit.tsx";

const quiz = {
  questions: questions.map(({ id, options }) => ({ id, roles: options.map(({ role }) => role) })),
  roles,
};

export function FittingPrograms() {
  const { results, resume } = quizCopy;
  return (
    <ProgramFit
      words={programsPage.fits}
      resultWords={results}
      goOn={resume.goOn}
      quiz={quiz}
      programs={recommendedPrograms}
    />
  );
}
