import { Box } from "@chakra-ui/react";
import type { programsPage } from "../../../data/programs-page.ts";
import { SmartButton } from "../../components/links.tsx";
import { PageHeading, Section, SectionIntro } from "../../components/section.tsx";
import { Closing } from "../../components/shared-sections.tsx";
import { Steps } from "../../drawings/steps.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";
import { ProgramPictures } from "./program-list.tsx";

/** The first section of the page. It is short on phones, where the first program should be on the first screen. */
export function ProgramsHero({ title, lead }: Pick<typeof programsPage, "title" | "lead">) {
  return (
    <Section
      tone="deep"
      labelledBy="programs-title"
      overflow="hidden"
      paddingY={{ base: "8", md: "band" }}
      backdrop={
        <Box hideBelow="md" position="absolute" bottom="0" right="0" width="[36vw]" maxWidth="[32rem]">
          <Steps variant="corner" on="deep" />
        </Box>
      }
    >
      <Box maxWidth={{ md: "[72%]", lg: "[58%]" }}>
        <PageHeading id="programs-title" title={title} lead={lead} size={{ base: "h1", md: "display" }} />
      </Box>
    </Section>
  );
}

export function LongPrograms({ title, programs }: { title: string; programs: readonly ProgramCard[] }) {
  return (
    <Section data-filtered tone="tint" labelledBy="long-title">
      <SectionIntro id="long-title" title={title} />
      <ProgramPictures programs={programs} md="3fr 2fr" rowGap="10" columnGap="16" alignItems="end" />
    </Section>
  );
}

export function UndecidedLearner({ title, link }: (typeof programsPage)["unsure"]) {
  return (
    <Closing id="unsure-title" title={title} tone="tint" isOnward colorPalette="clay">
      <SmartButton link={link} size="lg" />
    </Closing>
  );
}
