import { useLocation } from "react-router-dom";
import { useWhenHydrated } from "../../components/use-hydrated.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { roleOf } from "../../quiz/role-link.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { Mirror } from "./mirror.tsx";
import { QuizCredits } from "./quiz-credits.tsx";
import { QuizHero } from "./quiz-hero.tsx";
import { Resume } from "./resume.tsx";
import { SharedRole } from "./shared-role.tsx";
import { TenRoles } from "./ten-roles.tsx";

interface LandingProps {
  quiz: Quiz;
  content: Pick<QuizContent, "landing" | "words" | "roles" | "roleByKey">;
}

/** The first screen, with the role that an address names and the way back to a quiz that was begun. */
export function Landing({ quiz, content: { landing, words, roles, roleByKey } }: LandingProps) {
  const { search } = useLocation();
  const shared = useWhenHydrated(roleOf(search, roles), undefined);
  return (
    <>
      <QuizHero {...landing.hero} withoutScripts={words.withoutScripts} />
      {shared && <SharedRole role={roleByKey(shared)} words={words.shared} start={landing.hero.start.to} />}
      {quiz.resumeAt && <Resume words={words.resume} at={quiz.resumeAt} onStartAgain={quiz.startAgain} />}
      <Mirror {...landing.nature} />
      <TenRoles {...landing.roles} roles={roles} />
      <QuizCredits {...landing.credits} />
    </>
  );
}
