import { Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import type { SiteLink } from "../../../data/link.ts";
import type { RecommendableSlug } from "../../../data/programs.ts";
import type { programsPage } from "../../../data/programs-page.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { trackRecommendation } from "../../analytics/track.ts";
import { countInWords } from "../../components/filter-buttons.tsx";
import { SmartButton } from "../../components/links.tsx";
import { Columns, Eyebrow, H2, Lead, Section } from "../../components/section.tsx";
import { deviceFit, type FitQuiz } from "../../programs/device-fit.ts";
import type { ListedProgram } from "../../programs/program-card.ts";
import { RoleLinks } from "../../quiz/role-links.tsx";
import { FoundPrograms, ProgramItem } from "./program-list.tsx";

export type FitWords = Pick<QuizCopy["results"], "eyebrow" | "eyebrowTie" | "tie" | "alsoTied">;

interface FitHeaderProps {
  words: FitWords;
  /** Every role with the most answers. The first two are the visitor's. */
  leading: readonly Pick<Role, "key" | "name">[];
}

export function FitHeader({ words, leading }: FitHeaderProps) {
  const [own, alsoTied] = [leading.slice(0, 2), leading.slice(2)];
  const isTie = own.length > 1;
  return (
    <>
      <Eyebrow>{isTie ? words.eyebrowTie : words.eyebrow}</Eyebrow>
      <H2 id="fit-title" textStyle="h1" marginTop="2">
        <RoleLinks roles={own} between=" and " />
      </H2>
      {isTie && <Text marginTop="2">{words.tie}</Text>}
      {alsoTied.length > 0 && (
        <Text marginTop="2">
          {`${words.alsoTied} `}
          <RoleLinks roles={alsoTied} between=", " />
        </Text>
      )}
    </>
  );
}

interface FittedProgramsProps {
  words: (typeof programsPage)["fits"];
  resultWords: FitWords;
  /** Label of the link that resumes the quiz. */
  goOn: string;
  /** Must be the same object on every render. */
  quiz: FitQuiz;
  /** Filtered programs, in the Academy's order. */
  programs: readonly ListedProgram[];
  /** Link that clears the filters, if any are set. */
  showAll: SiteLink | undefined;
  /** Receives the result's text for screen readers. */
  onSaid: (said: string) => void;
  /** The list without a fit. */
  children: ReactNode;
}

/**
 * Shows the programs that fit this device's quiz result first, with reasons. Without a result, it links to the quiz.
 */
export function FittedPrograms(props: FittedProgramsProps) {
  const { words, resultWords, goOn, quiz, programs, showAll, onSaid, children } = props;
  const [fit] = useState(() => deviceFit(quiz, new Date()));
  const fitting = fit.state === "found" ? ofThese(programs, fit.programs) : [];
  const said = fit.state === "found" ? countInWords(fitting.length, words) : words[fit.state].text;
  useEffect(() => onSaid(said), [onSaid, said]);

  if (fit.state !== "found") {
    const link = fit.state === "begun" ? { label: goOn, to: `/quiz#${fit.step}` } : words.none.link;
    return (
      <>
        <Section width="wide" tone="tint" colorPalette="clay" paddingY="10">
          <Flex flexWrap="wrap" gap="6" alignItems="center" justifyContent="space-between">
            <Lead maxWidth="measure">{said}</Lead>
            <SmartButton link={link} size="lg" />
          </Flex>
        </Section>
        {children}
      </>
    );
  }
  const { leading } = fit;
  const others = programs.filter(({ slug }) => !fitting.some((program) => program.slug === slug));
  return (
    <>
      <Section width="wide" tone="tint" labelledBy="fit-title">
        <FitHeader words={resultWords} leading={ofRoles(quiz.roles, leading)} />
        {fitting.length === 0 ? (
          <Lead marginTop="6">{said}</Lead>
        ) : (
          <Columns as="ol" lg="1fr 1fr" gap="gap" marginTop="8">
            {fitting.map((program) => (
              <ProgramItem
                key={program.slug}
                {...program}
                why={program.rationale}
                onOpen={() => trackRecommendation(program.slug, leading[0], "programs")}
              />
            ))}
          </Columns>
        )}
      </Section>
      <FoundPrograms title={words.others} programs={others} showAll={showAll} />
    </>
  );
}

/** Returns the `programs` with these slugs, in the order of the slugs. */
function ofThese(programs: readonly ListedProgram[], slugs: readonly RecommendableSlug[]) {
  return slugs.flatMap((slug) => {
    const program = programs.find((candidate) => candidate.slug === slug);
    return program ? [{ ...program, slug }] : [];
  });
}

function ofRoles(roles: FitQuiz["roles"], keys: readonly string[]) {
  return keys.flatMap((key) => roles.find((role) => role.key === key) ?? []);
}
