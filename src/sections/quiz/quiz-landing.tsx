import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import type { SiteLink } from "../../../data/link.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { ActionRow, ButtonLink, SmartButton } from "../../components/links.tsx";
import {
  Columns,
  type ColumnsProps,
  Eyebrow,
  Flow,
  H1,
  PageHeading,
  Section,
  SectionHeading,
} from "../../components/section.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { quizKey } from "../../quiz/stored-quiz.ts";
import { plainSegment, radii } from "../../wheel/geometry.ts";
import { hue, placeTokens } from "../../wheel/role-order.ts";

const angle = 360 / placeTokens.length;
const segment = plainSegment(placeTokens.length);

/** The wheel of ten roles before any answer: each segment in its color, inside three arcs for self, home and work. */
export function BlankWheel() {
  return (
    <chakra.svg
      viewBox="-510 -510 1020 1020"
      aria-hidden
      width="full"
      maxWidth="[34rem]"
      marginX="auto"
      color="colorPalette.line"
    >
      <chakra.circle r={radii.capFrom} fill="wheel.gap" />
      {placeTokens.map((color, place) => (
        <chakra.g key={color} fill={color}>
          <path d={segment} transform={`rotate(${angle * place})`} />
        </chakra.g>
      ))}
      <g fill="none" stroke="currentColor" strokeWidth="8" strokeLinecap="round">
        <circle r={radii.praxis} pathLength="360" strokeDasharray="98 22" strokeDashoffset="-41" />
        <circle r="120" strokeDasharray=".1 25" />
        <circle r="70" />
      </g>
    </chakra.svg>
  );
}

function HeroColumns(props: ColumnsProps) {
  return <Columns md="3fr 2fr" lg="1fr 1fr" gap="gap" alignItems="center" {...props} />;
}

interface QuizHeroProps extends Pick<QuizCopy, "withoutScripts"> {
  words: QuizLanding["hero"];
  /** Replaces the start link for a returning visitor. */
  goOn?: SiteLink;
  /** Replaces the hero at the same height, so that nothing below moves. Its heading also needs the ID `quiz-title`. */
  instead?: ReactNode;
}

export function QuizHero({ words, goOn, withoutScripts, instead }: QuizHeroProps) {
  const { title, lead, start, minutes, note } = words;
  return (
    <Section tone="tint" labelledBy="quiz-title" overflow="hidden" data-scripts="touch" data-stateful={quizKey}>
      <Columns css={{ "& > *": { gridArea: "1 / 1" } }}>
        {instead}
        <HeroColumns visibility={instead ? "hidden" : undefined}>
          <Flow rhythm="blocks">
            <PageHeading id={instead ? undefined : "quiz-title"} title={title} lead={lead} maxWidth="measure" />
            <Flow css={{ "@media (scripting: none)": { display: "none" } }}>
              <ButtonLink to={goOn?.to ?? start.to} size="lg">
                {goOn?.label ?? `${start.label} (${minutes})`}
              </ButtonLink>
              <Text maxWidth="measure">{note}</Text>
            </Flow>
            <Flow display="none" css={{ "@media (scripting: none)": { display: "block" } }}>
              <Text>{withoutScripts.text}</Text>
              <SmartButton link={withoutScripts.link} size="lg" />
            </Flow>
          </Flow>
          <BlankWheel />
        </HeroColumns>
      </Columns>
    </Section>
  );
}

interface ResumeProps {
  words: QuizCopy["resume"];
  goOn: SiteLink;
  onStartAgain: () => void;
}

export function Resume({ words, goOn, onStartAgain }: ResumeProps) {
  return (
    <Section tone="deep" labelledBy="resume-title" paddingY="10">
      <Flex flexWrap="wrap" gap="6" alignItems="center" justifyContent="space-between">
        <div>
          <SectionHeading id="resume-title" title={words.title} text={words.text} size="h3" />
        </div>
        <Flex flexWrap="wrap" gap="3">
          <SmartButton link={goOn} variant="onDeep" size="lg" />
          <Button variant="onDeepOutline" size="lg" onClick={onStartAgain}>
            {words.startAgain}
          </Button>
        </Flex>
      </Flex>
    </Section>
  );
}

/** Lazy because only visitors who follow a shared link need it. */
const RoleWheel = lazyWithRetry(async () => (await import("../../wheel/role-wheel.tsx")).RoleWheel);

interface SharedHeroProps {
  role: Role;
  /** Sorted in the order of the wheel. */
  roles: readonly Role[];
  words: QuizCopy["shared"];
  praxis: QuizCopy["results"]["praxis"];
  /** Path of the quiz's first question. */
  start: string;
}

export function SharedHero({ role, roles, words, praxis, start }: SharedHeroProps) {
  return (
    <HeroColumns alignContent="start" css={hue(roles.indexOf(role))}>
      <Flow>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <H1 id="quiz-title">{role.name}</H1>
        <Text textStyle="quote" paddingLeft="5" borderLeftWidth="accent" borderColor="[var(--hue)]">
          {role.tagline}
        </Text>
        <ActionRow gap="3">
          <ButtonLink to={start} size="lg">
            {words.start}
          </ButtonLink>
          <ButtonLink to={rolePath(role.key)} size="lg" variant="outline">
            {words.more}
          </ButtonLink>
        </ActionRow>
      </Flow>
      <Box width="full" maxWidth="[34rem]" marginX="auto">
        <Suspense fallback={<BlankWheel />}>
          <RoleWheel roles={roles} lit={[role.key]} praxis={praxis} hrefOf={rolePath} label={words.wheel} />
        </Suspense>
      </Box>
    </HeroColumns>
  );
}
