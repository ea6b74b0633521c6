import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Audience } from "../../../data/academy.ts";
import { Band } from "../../components/band.tsx";
import { SectionIntro } from "./section-intro.tsx";

interface AudiencesProps {
  title: string;
  lead: string;
  audiences: readonly Audience[];
}

/** Two columns of people, the second set lower: company, not a chart. */
export function Audiences({ title, lead, audiences }: AudiencesProps) {
  return (
    <Band width="wide" tone="sunken" labelledBy="audiences-title">
      <SectionIntro id="audiences-title" title={title} lead={lead} />
      <Grid
        as="ul"
        listStyleType="none"
        columnGap="16"
        rowGap="8"
        marginTop="10"
        paddingBottom={{ md: "10" }}
        templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}
        css={{ "& > :nth-of-type(even)": { md: { transform: "translateY(2.5rem)" } } }}
      >
        {audiences.map(({ key, name, text }) => (
          <li key={key}>
            <Heading as="h3" textStyle="h3" color="colorPalette.fg">
              {name}
            </Heading>
            <Text maxWidth="[28rem]">{text}</Text>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
