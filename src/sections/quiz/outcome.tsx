import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { track, trackRecommendation } from "../../analytics/track.ts";
import { RouteLink } from "../../components/links.tsx";
import { Columns, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { groupFragment, type Member, togetherPath } from "../../quiz/group.ts";
import type { QuizContent } from "../../quiz/quiz-content.ts";
import { roleLink, rolePath } from "../../quiz/role-link.ts";
import { ownerOf, packFragment } from "../../quiz/role-pack.ts";
import { nextRoles, type Result, recommend } from "../../quiz/score.ts";
import type { Quiz } from "../../quiz/use-quiz.ts";
import { type MailState, mailText, type useResultMail } from "../../quiz/use-result-mail.ts";
import { springTurning } from "../../wheel/prepare-to-turn.ts";
import { RoleTable } from "../../wheel/role-table.tsx";
import { RoleWheel } from "../../wheel/role-wheel.tsx";
import { ResultActions } from "./result-actions.tsx";
import { ResultHero, ResultRole, StudyTiers, SuitedPrograms } from "./result-parts.tsx";

export { prepareToTurn } from "../../wheel/prepare-to-turn.ts";

interface OutcomeProps {
  quiz: Quiz;
  mail: ReturnType<typeof useResultMail>;
  result: Result;
  content: QuizContent;
}

/** The result, which loads while the visitor answers, so that the first page of the quiz stays light. */
export function Outcome({ quiz, mail, result, content }: OutcomeProps) {
  const { roles, pillars, tiers, roleByKey, programBySlug } = content;
  const words = content.words.results;
  const { primary, secondary, leading, roleCounts, topPillars, strongestPillars } = result;
  const slugs = recommend(result, roles);
  const [Turning] = useState(springTurning);
  useEffect(() => track("role_result_shown", { role: primary, secondary_role: secondary }), [primary, secondary]);
  const own = inOrder(roles, secondary ? [primary, secondary] : [primary]);
  const shown = { roles, counts: roleCounts, hrefOf: rolePath };
  return (
    <>
      <ResultHero
        own={own}
        alsoTied={inOrder(roles, leading).filter((role) => !own.includes(role))}
        next={inOrder(roles, nextRoles(result))}
        most={roleCounts[primary]}
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
        <ResultActions
          words={content.words.actions}
          link={roleLink(window.location.origin, primary)}
          // A separate file, so that previews on other services show the role on any host.
          sharedLink={window.location.origin + rolePath(primary)}
          roleName={roleByKey(primary).name}
          pack={packPath(result, slugs, mail.address)}
        />
        <MailNote
          state={mail.state}
          words={content.words}
          onTryAgain={mail.again}
          onCorrect={() => quiz.goBack("email")}
        />
      </ResultHero>
      {own.map((role) => (
        <ResultRole key={role.key} role={role} place={roles.indexOf(role)} parts={words.parts} praxis={words.praxis} />
      ))}
      <PillarNotes
        words={words.pillars}
        top={inOrder(pillars, topPillars)}
        strongest={inOrder(pillars, strongestPillars)}
      />
      <ResultCounts words={words} table={<RoleTable {...shown} lit={leading} {...words.counts} />} />
      <SuitedPrograms
        words={words.programs}
        programs={slugs.map((slug) => ({ ...programBySlug(slug), slug }))}
        onOpen={(slug) => trackRecommendation(slug, primary, "results")}
      />
      <StudyTiers words={words.tiers} tiers={tiers} />
      <Onward words={words} result={result} onAgain={quiz.startAgain} />
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

interface OnwardProps {
  words: QuizCopy["results"];
  result: Result;
  onAgain: () => void;
}

function Onward({ words, result: { primary, secondary }, onAgain }: OnwardProps) {
  const mine: Member = { name: "", roles: secondary ? [primary, secondary] : [primary] };
  return (
    <Section tone="sunken" paddingY="10">
      <Flex flexWrap="wrap" alignItems="center" columnGap="8" rowGap="3">
        <Button variant="outline" size="lg" onClick={onAgain}>
          {words.again}
        </Button>
        <RouteLink to={togetherPath + groupFragment([mine])} variant="standalone">
          {words.together}
        </RouteLink>
        <RouteLink to="/quiz/roles" variant="standalone">
          {words.allRoles}
        </RouteLink>
      </Flex>
    </Section>
  );
}

function ResultCounts({ words, table }: { words: QuizCopy["results"]; table: ReactNode }) {
  return (
    <Section labelledBy="counts-title">
      <SectionHeading id="counts-title" title={words.counts.title} marginBottom="6" />
      {table}
      <Lead marginTop="8" maxWidth="measure" textWrap="balance">
        {words.reflection}
      </Lead>
    </Section>
  );
}

interface PillarNotesProps {
  words: QuizCopy["results"]["pillars"];
  /** The two pillars of the result. */
  top: readonly Pillar[];
  /** Pillars that the visitor's answers push against most. Those of the result are not named again. */
  strongest: readonly Pillar[];
}

export function PillarNotes({ words, top, strongest }: PillarNotesProps) {
  const others = strongest.filter((pillar) => !top.includes(pillar));
  return (
    <Section tone="deep" colorPalette="night" labelledBy="pillars-title">
      <SectionHeading
        id="pillars-title"
        title={words.title}
        lead={words.text}
        size="h1"
        maxWidth="measure"
        textWrap="balance"
      />
      <Columns md="1fr 1fr" gap="gap" marginTop="10">
        {top.map(({ key, name, meaning, antidote }) => (
          <Box key={key} borderTopWidth="medium" borderColor="colorPalette.deepLine" paddingTop="5">
            <SectionHeading level="h3" title={name} text={meaning} marginTop="3" />
            <Text marginTop="3">
              <strong>{`${words.instead}: `}</strong>
              {antidote}
            </Text>
          </Box>
        ))}
      </Columns>
      {others.length > 0 && (
        <Text marginTop="10" maxWidth="measure">
          <strong>{`${words.others}: `}</strong>
          {`${others.map(({ name }) => name).join(", ")}.`}
        </Text>
      )}
    </Section>
  );
}

interface MailNoteProps {
  state: MailState;
  words: Pick<QuizCopy, "email" | "mail">;
  onTryAgain: () => void;
  /** Returns to the email address. */
  onCorrect: () => void;
}

/** Shows the state of the mail, with a retry if sending failed. The surrounding quiz announces it to screen readers. */
function MailNote({ state, words, onTryAgain, onCorrect }: MailNoteProps) {
  const text = mailText(state, words);
  if (!text) return null;
  return (
    <Box marginTop="6" bg="bg.raised" borderRadius="control" padding="4" maxWidth="measure">
      <Text>{text}</Text>
      {(state === "failed" || state === "waiting") && (
        <Button variant="outline" marginTop="3" onClick={onTryAgain}>
          {words.mail.tryAgain}
        </Button>
      )}
      {state === "refused" && (
        <Button variant="outline" marginTop="3" onClick={onCorrect}>
          {words.mail.correct}
        </Button>
      )}
    </Box>
  );
}
