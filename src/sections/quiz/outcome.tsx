import { Button, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { track, trackRecommendation } from "../../analytics/track.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { RouteLink } from "../../components/links.tsx";
import { Columns, Flow, Section, SectionHeading } from "../../components/section.tsx";
import { groupFragment, type Member, togetherPath } from "../../quiz/group.ts";
import { programIn, type QuizContent } from "../../quiz/quiz-content.ts";
import { roleLink, rolePath } from "../../quiz/role-link.ts";
import { ownerOf, packFragment } from "../../quiz/role-pack.ts";
import { nextRoles, type Result, recommend } from "../../quiz/score.ts";
import { splitSentence } from "../../quiz/split-sentence.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { type MailState, mailText, type useResultMail } from "../../quiz/use-result-mail.ts";
import { springTurning } from "../../wheel/prepare-to-turn.ts";
import { RoleTable } from "../../wheel/role-table.tsx";
import { RoleWheel } from "../../wheel/role-wheel.tsx";
import { ResultActions } from "./result-actions.tsx";
import { Certainty, ResultHero, StudyTiers, SuitedPrograms } from "./result-parts.tsx";
import { ResultRole } from "./result-role.tsx";

export { prepareToTurn } from "../../wheel/prepare-to-turn.ts";

interface OutcomeProps {
  quiz: Quiz;
  mail: ReturnType<typeof useResultMail>;
  result: Result;
  content: QuizContent;
}

/** The result, which loads while the visitor answers, so that the first page of the quiz stays light. */
export function Outcome({ quiz, mail, result, content }: OutcomeProps) {
  const { roles, pillars, tiers, programs } = content;
  const words = content.words.results;
  const { primary, secondary, leading, roleCounts, topPillars } = result;
  const next = nextRoles(result);
  const mine: Member = { name: "", roles: secondary ? [primary, secondary] : [primary] };
  const slugs = recommend(result, roles);
  const [Turning] = useState(springTurning);
  useEffect(() => track("role_result_shown", { role: primary, secondary_role: secondary }), [primary, secondary]);
  const own = inOrder(roles, secondary ? [primary, secondary] : [primary]);
  const shown = { roles, counts: roleCounts, hrefOf: rolePath };
  return (
    <>
      <ResultHero
        own={own}
        words={words}
        wheel={
          <RoleWheel
            {...shown}
            lit={[primary, ...leading.slice(1)]}
            praxis={words.praxis}
            label={words.wheelLabel}
            Turning={Turning}
          />
        }
      >
        <Certainty
          words={words}
          most={roleCounts[primary]}
          isTie={own.length > 1}
          alsoTied={inOrder(roles, leading).filter((role) => !own.includes(role))}
          next={{ roles: inOrder(roles, next.keys), count: next.count }}
        />
        <Disclosure summary={words.counts.title}>
          <RoleTable {...shown} lit={leading} {...words.counts} />
        </Disclosure>
        <MailNote
          state={mail.state}
          words={content.words}
          onTryAgain={mail.again}
          onCorrect={() => quiz.goBack("email")}
        />
      </ResultHero>
      {own.map((role) => (
        <ResultRole
          key={role.key}
          role={role}
          place={roles.indexOf(role)}
          words={content.words}
          together={role.key === primary ? togetherPath + groupFragment([mine]) : undefined}
        />
      ))}
      <PillarNotes words={words.pillars} pillars={inOrder(pillars, topPillars)} />
      <SuitedPrograms
        words={words.programs}
        programs={slugs.map((slug) => ({ ...programIn(programs, slug), slug }))}
        onOpen={(slug) => trackRecommendation(slug, primary, "results")}
      >
        <StudyTiers words={words.tiers} tiers={tiers} />
      </SuitedPrograms>
      <Keep words={words} onAgain={quiz.startAgain}>
        <ResultActions
          words={content.words.actions}
          link={roleLink(window.location.origin, primary)}
          pack={packPath(result, slugs, mail.address)}
        />
      </Keep>
    </>
  );
}

function packPath(
  { primary, secondary, roleCounts, topPillars }: Result,
  slugs: ReturnType<typeof recommend>,
  address?: string,
) {
  const fragment = packFragment({
    role: primary,
    secondary,
    counts: roleCounts,
    pillars: topPillars,
    programs: slugs.slice(0, 3),
    owner: ownerOf(address),
  });
  return `/quiz/role-pack${fragment}`;
}

/** Returns the entries with these keys, in the order of the keys. */
function inOrder<Each extends { key: string }>(all: readonly Each[], keys: readonly string[]): Each[] {
  return keys.flatMap((key) => all.find((each) => each.key === key) ?? []);
}

interface KeepProps {
  words: QuizCopy["results"];
  onAgain: () => void;
  /** Ways to keep the result. */
  children: ReactNode;
}

function Keep({ words, onAgain, children }: KeepProps) {
  return (
    <Section tone="tint" paddingY="10">
      <Flow>
        <Text maxWidth="measure">{words.reflection}</Text>
        {children}
        <Flex flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
          <Button variant="outline" onClick={onAgain}>
            {words.again}
          </Button>
          <RouteLink to="/quiz/roles" variant="standalone">
            {words.allRoles}
          </RouteLink>
        </Flex>
      </Flow>
    </Section>
  );
}

interface PillarNotesProps {
  words: QuizCopy["results"]["pillars"];
  /** The two pillars of the result. */
  pillars: readonly Pillar[];
}

export function PillarNotes({ words, pillars }: PillarNotesProps) {
  return (
    <Section tone="deep" colorPalette="night" labelledBy="pillars-title">
      <SectionHeading id="pillars-title" title={words.title} text={words.text} maxWidth="measure" />
      <Columns md="1fr 1fr" gap={{ base: "6", md: "gap" }}>
        {pillars.map(({ key, name, meaning, antidote }) => (
          <Flow rhythm="tight" key={key} borderTopWidth="medium" borderColor="colorPalette.deepLine" paddingTop="4">
            <SectionHeading level="h3" title={name} text={splitSentence(meaning).first} />
            <Text>
              <strong>{`${words.instead}: `}</strong>
              {antidote}
            </Text>
          </Flow>
        ))}
      </Columns>
    </Section>
  );
}

interface MailNoteProps {
  state: MailState;
  words: Pick<QuizCopy, "email" | "mail">;
  onTryAgain: () => void;
  /** Called to correct the email address. */
  onCorrect: () => void;
}

/**
 * Shows the state of the mail, with a button to retry or to correct the address if needed. The surrounding quiz
 * announces it to screen readers.
 */
function MailNote({ state, words, onTryAgain, onCorrect }: MailNoteProps) {
  const text = mailText(state, words);
  if (!text) return null;
  return (
    <Flow bg="bg.raised" borderRadius="control" padding="4" maxWidth="measure">
      <Text>{text}</Text>
      {(state === "failed" || state === "waiting") && (
        <Button variant="outline" onClick={onTryAgain}>
          {words.mail.tryAgain}
        </Button>
      )}
      {state === "refused" && (
        <Button variant="outline" onClick={onCorrect}>
          {words.mail.correct}
        </Button>
      )}
    </Flow>
  );
}
