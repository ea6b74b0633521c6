import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Audience } from "../../../data/academy.ts";
import { Band } from "../../components/band.tsx";
import { Icon } from "../../drawings/icon.tsx";
import type { IconName } from "../../drawings/icons.ts";

const icons: Record<Audience["key"], IconName> = {
  educator: "book",
  hr: "people",
  clinician: "heart",
  parent: "nest",
  organizer: "speech",
  ally: "hand",
};

interface AudiencesProps {
  title: string;
  lead: string;
  audiences: readonly Audience[];
}

/** Two columns of people, the second set lower: company, not a chart. */
export function Audiences({ title, lead, audiences }: AudiencesProps) {
  return (
    <Band tone="sunken" labelledBy="audiences-title">
      <Heading as="h2" id="audiences-title" textStyle="h2">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="measure" marginTop="4">
        {lead}
      </Text>
      <Grid as="ul" listStyleType="none" columnGap="16" rowGap="10" marginTop="10" templateColumns={{ md: "1fr 1fr" }}>
        {audiences.map(({ key, name, text }) => (
          <Grid
            as="li"
            key={key}
            columnGap="5"
            templateColumns="auto 1fr"
            alignContent="start"
            _even={{ md: { transform: "translateY(2.5rem)" } }}
          >
            <Box color="colorPalette.fg" gridRow="span 2">
              <Icon name={icons[key]} size="icon.lg" />
            </Box>
            <Heading as="h3" textStyle="h3">
              {name}
            </Heading>
            <Text>{text}</Text>
          </Grid>
        ))}
      </Grid>
    </Band>
  );
}
