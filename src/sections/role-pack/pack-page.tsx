import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Global } from "@emotion/react";
import { useRef } from "react";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import { RouteLink } from "../../components/links.tsx";
import { RoleIcon } from "../../drawings/role-icon.tsx";
import type { PackContent } from "../../quiz/quiz-content.ts";
import { usePrint, usePrintedName } from "../../quiz/use-print.ts";
import { type Counts, placeClass, placeColors, ranked } from "../../wheel/role-order.ts";
import { RoleWheel } from "../../wheel/role-wheel.tsx";
import { OnScreen, PageSide, Paper, Tick } from "./page-side.tsx";
import { PraxisRecord } from "./praxis-record.tsx";
import { RoleInvitations } from "./role-invitations.tsx";
import { RoleWords } from "./role-words.tsx";
import { Columns, ProgramList, SideHead, SidePart } from "./side.tsx";

function Toolbar({ label, print, back, hint }: RolePackCopy["toolbar"]) {
  return (
    <Flex role="group" aria-label={label} flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
      <Button size="lg" onClick={() => window.print()}>
        {print}
      </Button>
      <RouteLink to={back.to} variant="standalone">
        {back.label}
      </RouteLink>
      <Text textStyle="small" color="fg.muted" flexBasis="full" maxWidth="measure">
        {hint}
      </Text>
    </Flex>
  );
}

interface PrintRulesProps {
  /** Size of one rem on paper, in CSS pixels. All sizes scale with it. */
  rem: number;
}

/** Print styles for the whole document while a pack is shown: only the pack, with its margins. */
function PrintRules({ rem }: PrintRulesProps) {
  return (
    <Global
      styles={{
        "@page": { margin: "12mm" },
        "@media print": {
          html: { fontSize: rem },
          body: { background: "none" },
          "body > :not(main)": { display: "none" },
        },
      }}
    />
  );
}

interface PillarPairProps {
  words: RolePackCopy["pillars"];
  pillars: readonly Pillar[];
}

function PillarPair({ words, pillars }: PillarPairProps) {
  return (
    <SidePart title={words.title} intro={words.intro}>
      <Columns atMost="two" columnGap="8" rowGap="6" marginTop="3" textStyle="small">
        {pillars.map(({ key, name, meaning, antidote }) => (
          <Box key={key}>
            <Heading as="h3" textStyle="h4">
              {name}
            </Heading>
            <Text marginTop="1">{meaning}</Text>
            <Text marginTop="2" paddingInlineStart="3" borderInlineStartWidth="thick" borderColor="colorPalette.line">
              <strong>{words.antidote}</strong>: {antidote}
            </Text>
          </Box>
        ))}
      </Columns>
    </SidePart>
  );
}

function NextSteps({ title, steps }: RolePackCopy["next"]) {
  return (
    <SidePart title={title}>
      <Columns as="ul" listStyle="none" atMost="two" columnGap="8" rowGap="2" marginTop="2" textStyle="small">
        {steps.map((step) => (
          <Flex as="li" key={step} gap="2">
            <Tick aria-hidden="true" />
            {step}
          </Flex>
        ))}
      </Columns>
    </SidePart>
  );
}

interface PackTitleProps {
  own: readonly Role[];
  and: string;
  /** Sorted in the order of the wheel's colors. */
  roles: readonly { key: RoleKey }[];
}

function PackTitle({ own, and, roles }: PackTitleProps) {
  const isTie = own.length > 1;
  return (
    <Box css={placeColors}>
      <Heading as="h1" id="role-title" textStyle={isTie ? "h1" : "display"} marginBottom="3">
        {own.map(({ name }) => name).join(` ${and} `)}
      </Heading>
      {own.map(({ key, tagline }) => (
        <Flex key={key} gap="3" alignItems="center" marginTop="2">
          <RoleIcon role={key} className={placeClass(roles.findIndex((role) => role.key === key))} />
          <Text textStyle={isTie ? "h4" : "quote"} fontFamily="heading" fontWeight="normal">
            {tagline}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

interface AnswerCountsProps {
  title: string;
  note: string;
  roles: readonly { key: RoleKey; name: string }[];
  counts: Counts<RoleKey>;
}

function AnswerCounts({ title, note, roles, counts }: AnswerCountsProps) {
  const chosen = ranked(roles, counts).filter(({ key }) => counts[key]);
  return (
    <Box css={placeColors} textStyle="small" marginTop="6">
      <Box as="h2" textStyle="label" fontFamily="body">
        {title}
      </Box>
      <Box as="ul" listStyle="none" marginTop="1" columns="14rem" columnGap="6">
        {chosen.map((role) => (
          <Flex as="li" key={role.key} gap="2" alignItems="center" paddingY="1">
            <RoleIcon role={role.key} size="icon.sm" className={placeClass(roles.indexOf(role))} />
            {role.name}
            <Box as="span" marginInlineStart="auto" fontVariantNumeric="tabular-nums">
              {counts[role.key]}
            </Box>
          </Flex>
        ))}
      </Box>
      <Text color="fg.muted" marginTop="2">
        {note}
      </Text>
    </Box>
  );
}

/** One role leaves more room for the wheel than two. */
const besideWheel = { gridTemplateColumns: "1fr 102mm" } as const;

function FrontSide({ words, own, roles, counts, organization, date }: PackContent) {
  const [first, ...more] = own;
  const isTie = more.length > 0;
  const title = <PackTitle and={words.and} own={own} roles={roles} />;
  return (
    <PageSide aria-labelledby="role-title">
      <SideHead words={words.head} organization={organization} date={date} />
      {!isTie && title}
      <Columns atMost="two" gap="6" alignItems="center" _print={isTie ? undefined : besideWheel}>
        <div>
          {isTie && title}
          <AnswerCounts title={words.wheel.counts} roles={roles} counts={counts} note={words.wheel.note} />
        </div>
        {/* The wheel measures its space in this text size, which is small enough for all role names. */}
        <Box fontSize={{ _print: "[9px]" }}>
          <RoleWheel
            roles={roles}
            counts={counts}
            lit={[first.key, ...more.map(({ key }) => key)]}
            praxis={words.wheel.praxis}
            label={words.wheel.label}
          />
        </Box>
      </Columns>
      <RoleWords words={words.role} roles={own} />
      <RoleInvitations title={words.role.invitation} own={own} roles={roles} />
    </PageSide>
  );
}

interface ColophonProps {
  reflection: string;
  credits: RolePackCopy["credits"];
}

function Colophon({ reflection, credits }: ColophonProps) {
  return (
    <Box borderTopWidth="thin" borderColor="border.control" paddingTop="3" textStyle="small" color="fg.muted">
      <Text>{reflection}</Text>
      <Text marginTop="2">{credits.map(({ text, name, address }) => `${text} ${name} (${address}).`).join(" ")}</Text>
    </Box>
  );
}

function BackSide({ words, own, pillars, programs, origin }: PackContent) {
  return (
    <PageSide>
      <PillarPair words={words.pillars} pillars={pillars} />
      <PraxisRecord words={words.praxis} own={own} />
      {programs.length > 0 && <ProgramList title={words.programs.title} programs={programs} origin={origin} />}
      <NextSteps {...words.next} />
      <Colophon reflection={words.reflection} credits={words.credits} />
    </PageSide>
  );
}

/** Size of one rem on paper, in CSS pixels. Two roles have more text than one, so they use a smaller size. */
const remOfOne = 12.25;
const remOfTwo = 11.5;

interface PackPageProps extends PackContent {
  /** Suggested name of the file, without its extension. */
  fileTitle: string;
}

/** The two sides of a pack. The print dialog opens automatically. */
export function PackPage({ fileTitle, ...content }: PackPageProps) {
  const paper = useRef<HTMLElement>(null);
  usePrintedName(fileTitle);
  usePrint(paper);
  return (
    <Box
      bg={{ base: "bg.sunken", _print: "transparent" }}
      paddingX={{ base: "gutter", _print: "0" }}
      paddingY={{ base: "10", _print: "0" }}
    >
      <OnScreen maxWidth="[58rem]" marginX="auto" marginBottom="8">
        <Toolbar {...content.words.toolbar} />
      </OnScreen>
      <PrintRules rem={content.own.length > 1 ? remOfTwo : remOfOne} />
      <Paper ref={paper}>
        <FrontSide {...content} />
        <BackSide {...content} />
      </Paper>
    </Box>
  );
}
