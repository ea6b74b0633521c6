import { useEffect } from "react";
import { track } from "../../analytics/track.ts";
import { trackRecommendation } from "../../analytics/track-recommendation.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { roleLink, rolePageLink } from "../../quiz/role-link.ts";
import { ownerOf, packFragment } from "../../quiz/role-pack.ts";
import { type Result, recommend } from "../../quiz/score.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import type { useResultMail } from "../../quiz/use-result-mail.ts";
import { MailNote } from "./mail-note.tsx";
import { QuizResult } from "./quiz-result.tsx";
import { ResultActions } from "./result-actions.tsx";

export { prepareToTurn } from "../../wheel/prepare-to-turn.ts";

interface OutcomeProps {
  quiz: Quiz;
  mail: ReturnType<typeof useResultMail>;
  result: Result;
  content: QuizContent;
}

/** The result, which loads while the visitor answers, so that the first page of the quiz stays light. */
export function Outcome({ quiz, mail, result, content }: OutcomeProps) {
  const { words, roles, pillars, tiers, roleByKey, programBySlug } = content;
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
            sharedLink={rolePageLink(window.location.origin, primary)}
            roleName={roleByKey(primary).name}
            pack={`/quiz/role-pack${pack}`}
          />
          <MailNote state={mail.state} words={words} onTryAgain={mail.again} onCorrect={() => quiz.goBack("email")} />
        </>
      }
      onOpenProgram={(slug) => trackRecommendation(slug, primary, "results")}
      onStartAgain={quiz.startAgain}
    />
  );
}
