import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { useRef } from "react";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { SmartLink } from "../../components/links.tsx";
import { Columns, H1, Note, SectionHeading } from "../../components/section.tsx";
import { RoleIcon } from "../../drawings/role-icon.tsx";
import type { PackContent } from "../../quiz/quiz-content.ts";
import { canPrint, usePrint, usePrintedName } from "../../quiz/use-print.ts";
import { placeClass, placeColors, ranked } from "../../wheel/role-order.ts";
import { RoleWheel } from "../../wheel/role-wheel.tsx";
import { PraxisRecord, RoleInvitations, RoleWords } from "./role-words.tsx";
import { OnScreen, PageSide, Paper, ProgramList, SideHead, SidePart, Tick } from "./side.tsx";

function Toolbar({ label, print, back, hint, withoutPrint }: RolePackCopy["toolbar"]) {
  return (
    <Flex role="group" aria-label={label} flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
      {canPrint() && (
        <Button size="lg" onClick={() => window.print()}>
          {print}
        </Button>
      )}
      <SmartLink link={back} variant="standalone" />
      <Note flexBasis="full" maxWidth="measure">
        {canPrint() ? hint : withoutPrint}
      </Note>
    </Flex>
  );
}

/**
 * Print styles for the whole document while a pack is shown: only the pack, with its margins. `rem` is the size of one
 * rem on paper, in CSS pixels. All sizes scale with it.
 */
function PrintRules({ rem }: { rem: number }) {
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

function PillarPair({ words, pillars }: PackContent) {
  const { title, intro, antidote: way } = words.pillars;
  return (
    <SidePart title={title} intro={intro}>
      <Columns fit="22rem" columnGap="8" rowGap="6" marginTop="3" textStyle="small">
        {pillars.map(({ key, name, meaning, antidote }) => (
          <Box key={key}>
            <SectionHeading level="h3" title={name} text={meaning} size="h4" marginTop="1" />
            <Text marginTop="2" paddingInlineStart="3" borderInlineStartWidth="thick" borderColor="colorPalette.line">
              <strong>{way}</strong>: {antidote}
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
      <Columns as="ul" fit="22rem" columnGap="8" rowGap="2" marginTop="2" textStyle="small">
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

function PackTitle({ words, own, roles }: PackContent) {
  const isTie = own.length > 1;
  return (
    <Box css={placeColors}>
      <H1 id="role-title" textStyle={isTie ? "h1" : "display"} marginBottom="3">
        {own.map(({ name }) => name).join(` ${words.and} `)}
      </H1>
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

function AnswerCounts({ words, roles, counts }: PackContent) {
  const chosen = ranked(roles, counts).filter(({ key }) => counts[key]);
  return (
    <Box css={placeColors} textStyle="small" marginTop="6">
      <Box as="h2" textStyle="label" fontFamily="body">
        {words.wheel.counts}
      </Box>
      <Box as="ul" marginTop="1" columns="14rem" columnGap="6">
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
        {words.wheel.note}
      </Text>
    </Box>
  );
}

/** Columns for a pack with one role, which leaves more room for the wheel than two roles do. */
const besideWheel = { gridTemplateColumns: "1fr 102mm" } as const;

function FrontSide(content: PackContent) {
  const { words, own, roles, counts } = content;
  const [first, ...more] = own;
  const isTie = more.length > 0;
  const title = <PackTitle {...content} />;
  return (
    <PageSide aria-labelledby="role-title">
      <SideHead {...content} />
      {!isTie && title}
      <Columns fit="22rem" gap="6" alignItems="center" _print={isTie ? undefined : besideWheel}>
        <div>
          {isTie && title}
          <AnswerCounts {...content} />
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
      <RoleWords {...content} />
      <RoleInvitations {...content} />
    </PageSide>
  );
}

function Colophon({ reflection, credits }: RolePackCopy) {
  return (
    <Box borderTopWidth="thin" borderColor="border.control" paddingTop="3" textStyle="small" color="fg.muted">
      <Text>{reflection}</Text>
      <Text marginTop="2">{credits.map(({ text, name, address }) => `${text} ${name} (${address}).`).join(" ")}</Text>
    </Box>
  );
}

function BackSide(content: PackContent) {
  const { words, programs } = content;
  return (
    <PageSide>
      <PillarPair {...content} />
      <PraxisRecord {...content} />
      {programs.length > 0 && <ProgramList {...content} />}
      <NextSteps {...words.next} />
      <Colophon {...words} />
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
