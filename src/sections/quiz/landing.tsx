import { Box } from "@chakra-ui/react/box";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useLocation } from "react-router-dom";
import { useSettled } from "../../components/use-settled.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { roleOf } from "../../quiz/role-link.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { useStepTitle } from "../../quiz/use-step-title.ts";
import { Mirror } from "./mirror.tsx";
import { QuizCredits } from "./quiz-credits.tsx";
import { QuizHero } from "./quiz-hero.tsx";
import { Resume } from "./resume.tsx";
import { SharedHero } from "./shared-hero.tsx";
import { TenRoles } from "./ten-roles.tsx";

/** The URL's fragment shows the first question instead, if scripts run. */
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
  const { search } = useLocation();
  const shared = useSettled() ? roleOf(search, roles) : undefined;
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
      <Mirror {...landing.nature} />
      <TenRoles {...landing.roles} roles={roles} />
      <QuizCredits {...landing.credits} />
    </Box>
  );
}
