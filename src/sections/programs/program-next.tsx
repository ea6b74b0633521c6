import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink, SmartLink } from "../../components/links.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";

interface ProgramNextProps {
  title: string;
  program: ProgramCard;
  all: SiteLink;
}

export function ProgramNext({ title, program, all }: ProgramNextProps) {
  return (
    <Band width="wide" tone="sunken" labelledBy="next-title">
      <Grid gap="gap" templateColumns={{ base: "minmax(0, 1fr)", md: "3fr 1fr" }} alignItems="end">
        <div>
          <Text id="next-title" textStyle="label" color="colorPalette.fg">
            {title}
          </Text>
          <Heading as="h2" textStyle="h2" marginTop="2" marginBottom="4">
            <RouteLink to={program.url} variant="standalone">
              {program.title}
            </RouteLink>
          </Heading>
          <Text>{program.summary}</Text>
        </div>
        <SmartLink link={all} variant="standalone" justifySelf={{ md: "end" }} />
      </Grid>
    </Band>
  );
}
