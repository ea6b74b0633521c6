import { Box, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { equityAndPrivacy, programsIntro } from "../../../data/academy.ts";
import { SmartLink } from "../../components/links.tsx";
import { PathList } from "../../components/lists.tsx";
import { Columns, H3, H3Link, Section, SectionIntro, Split, type Titled } from "../../components/section.tsx";
import type { ProgramLink } from "../../programs/program-card.ts";

export function ProgramOffer({
  title,
  lead,
  path,
  long,
  links,
}: typeof programsIntro & Record<"path" | "long", readonly ProgramLink[]>) {
  return (
    <Section width="wide" id="programs" labelledBy="programs-title">
      <Split>
        <SectionIntro id="programs-title" title={title} lead={lead}>
          {links.map((link) => (
            <SmartLink key={link.label} link={link} variant="standalone" />
          ))}
        </SectionIntro>
        <div>
          <PathList programs={path} />
          <Columns as="ul" md="1fr 1fr" gap="gap" marginTop="gap">
            {long.map(({ title: name, summary, url }) => (
              <Box as="li" key={url} bg="colorPalette.tint" borderRadius="panel" padding="6">
                <H3Link to={url} marginBottom="2">
                  {name}
                </H3Link>
                <p>{summary}</p>
              </Box>
            ))}
          </Columns>
        </div>
      </Split>
    </Section>
  );
}

export function Promises({ title, promises }: typeof equityAndPrivacy) {
  return (
    <Section width="wide" tone="sunken" labelledBy="promises-title">
      <VisuallyHidden asChild>
        <h2 id="promises-title">{title}</h2>
      </VisuallyHidden>
      <Columns md="1fr 1fr" rowGap="gap" columnGap="16">
        {promises.map((promise) => (
          <div key={promise.title}>
            <H3 color="colorPalette.fg" marginBottom="2">
              {promise.title}
            </H3>
            <p>{promise.text}</p>
            <SmartLink link={promise.link} variant="standalone" />
          </div>
        ))}
      </Columns>
    </Section>
  );
}

export const waitlistTitleId = "waitlist-title";

export function Waitlist({ title, lead, children }: Titled & { children: ReactNode }) {
  return (
    <Section width="wide" id="waitlist" tone="tint" labelledBy={waitlistTitleId}>
      <Split>
        <SectionIntro id={waitlistTitleId} title={title} lead={lead} />
        <Box bg="bg.canvas" borderRadius="panel" padding="gap">
          {children}
        </Box>
      </Split>
    </Section>
  );
}
