import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink, SmartLink } from "../../components/links.tsx";
import { PathList } from "../../components/path-list.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";
import type { ProgramLink } from "../../programs/program-card.ts";

interface ProgramOfferProps {
  title: string;
  lead: string;
  path: readonly ProgramLink[];
  /** Programs that take most of a year. */
  long: readonly ProgramLink[];
  links: readonly SiteLink[];
}

export function ProgramOffer({ title, lead, path, long, links }: ProgramOfferProps) {
  return (
    <Band width="wide" id="programs" labelledBy="programs-title">
      <Split>
        <SectionIntro id="programs-title" title={title} lead={lead}>
          {links.map((link) => (
            <SmartLink key={link.label} link={link} variant="standalone" />
          ))}
        </SectionIntro>
        <div>
          <PathList programs={path} />
          <Grid as="ul" gap="gap" marginTop="gap" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}>
            {long.map(({ title: name, summary, url }) => (
              <Box as="li" key={url} bg="colorPalette.tint" borderRadius="panel" padding="6">
                <Heading as="h3" textStyle="h3" marginBottom="2">
                  <RouteLink to={url} variant="standalone">
                    {name}
                  </RouteLink>
                </Heading>
                <p>{summary}</p>
              </Box>
            ))}
          </Grid>
        </div>
      </Split>
    </Band>
  );
}
