import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { programsIntro } from "../../../data/academy.ts";
import type { Program } from "../../../data/programs.ts";
import { SmartLink } from "../../components/links.tsx";
import { Columns, H3Link, Note, Section, SectionIntro, Split, type Titled } from "../../components/section.tsx";
import { spread } from "./price-lines.tsx";

interface OfferedProgram extends Pick<Program, "title" | "url"> {
  /** Length or summary. */
  note: string;
}

export function ProgramOffer({
  title,
  link,
  programs,
}: typeof programsIntro & { programs: readonly OfferedProgram[] }) {
  return (
    <Section id="programs" labelledBy="programs-title">
      <Split>
        <SectionIntro id="programs-title" title={title}>
          <SmartLink link={link} variant="standalone" justifySelf="start" />
        </SectionIntro>
        <Columns as="ul" gap="2">
          {programs.map(({ title: name, note, url }) => (
            <chakra.li key={url} {...spread} display={{ md: "flex" }}>
              <H3Link to={url} textStyle="h4">
                {name}
              </H3Link>
              <Note>{note}</Note>
            </chakra.li>
          ))}
        </Columns>
      </Split>
    </Section>
  );
}

export const waitlistTitleId = "waitlist-title";

export function Waitlist({ title, lead, children }: Titled & { children: ReactNode }) {
  return (
    <Section id="waitlist" tone="tint" labelledBy={waitlistTitleId}>
      <Split>
        <SectionIntro id={waitlistTitleId} title={title} lead={lead} />
        <Box bg="bg.canvas" borderRadius="panel" padding="gap">
          {children}
        </Box>
      </Split>
    </Section>
  );
}
