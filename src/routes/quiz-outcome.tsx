import { useEffect } from "react";
import { programBySlug } from "../../data/programs.ts";
import { pillars } from "../../data/quiz/pillars.ts";
import { quizCopy as words } from "../../data/quiz/quiz-copy.ts";
import { type RoleKey, roleByKey, roles } from "../../data/quiz/roles.ts";
import { tiers } from "../../data/quiz/tiers.ts";
import { track } from "../analytics/track.ts";
import { roleLink } from "../quiz/role-link.ts";
import { ownerOf, packFragment } from "../quiz/role-pack.ts";
import { type Result, recommend } from "../quiz/score.ts";
import type { Quiz } from "../quiz/use-quiz.ts";
import type { useResultMail } from "../quiz/use-result-mail.ts";
import { MailNote } from "../sections/quiz/mail-note.tsx";
import { QuizResult } from "../sections/quiz/quiz-result.tsx";
import { ResultActions } from "../sections/quiz/result-actions.tsx";
import { mailOf } from "./quiz-mail.ts";

interface OutcomeProps {
  quiz: Quiz;
  mail: ReturnType<typeof useResultMail>;
  result: Result;
}

/** The result. It is loaded while the visitor answers, so that the first page of the quiz stays light. */
export function Outcome({ quiz, mail, result }: OutcomeProps) {
  const { primary, secondary } = result;
  const slugs = recommend(result, roles);
  useEffect(() => track("role_result_shown", { role: primary, secondary_role: secondary }), [primary, secondary]);
  const pack = packFragment({
    role: primary,
    secondary,
    counts: result.roleCounts,
    pillars: result.topPillars,
    programs: slugs.slice(0, 3),
    owner: ownerOf(mail.address),
  });
  return (
    <QuizResult
      result={result}
      roles={roles}
      pillars={pillars}
      programs={slugs.map((slug) => ({ ...programBySlug(slug), slug }))}
      tiers={tiers}
      words={words.results}
      actions={
        <>
          <ResultActions
            words={words.actions}
            link={roleLink(window.location.origin, primary)}
            roleName={roleByKey(primary).name}
            pack={`/quiz/role-pack${pack}`}
          />
          <MailNote
            state={mail.state}
            words={words.mail}
            sending={words.email.sending}
            onTryAgain={() => mail.again(mailOf(result))}
          />
        </>
      }
      onOpenProgram={(slug) => trackProgram(slug, primary)}
      onStartAgain={quiz.startAgain}
    />
  );
}

function trackProgram(slug: ReturnType<typeof recommend>[number], role: RoleKey) {
  track("program_reco_clicked", {
    program_slug: slug,
    user_role: role,
    source: "quiz",
    medium: "results",
    campaign: "liberation_role",
  });
}
