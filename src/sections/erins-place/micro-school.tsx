import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stat } from "@chakra-ui/react/stat";
import { Text } from "@chakra-ui/react/text";
import type { offerings, sampleDay } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { SchoolDay } from "./school-day.tsx";

interface MicroSchoolProps {
  /** Heading of all offerings. The others follow in their own section. */
  title: string;
  offering: (typeof offerings)["lead"];
  day: typeof sampleDay;
}

export function MicroSchool({ title, offering, day }: MicroSchoolProps) {
  return (
    <Band width="wide" tone="deep" labelledBy="offerings" backdrop={<BandEdge motif="arc" tone="deep" />}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 6fr" }} columnGap="16" rowGap="10">
        <Box>
          <Heading as="h2" id="offerings" textStyle="h2" marginBottom="10">
            {title}
          </Heading>
          <Heading as="h3" textStyle="h3">
            {offering.title}
          </Heading>
          <Text marginTop="4">{offering.text}</Text>
          <Flex as="dl" flexWrap="wrap" columnGap="10" rowGap="5" marginY="8">
            {offering.facts.map(({ value, label }) => (
              <Stat.Root key={label} as="div" display="flex" flexDirection="column-reverse" justifyContent="flex-end">
                <Stat.Label maxWidth="[14ch]">{label}</Stat.Label>
                <Stat.ValueText color="colorPalette.deepLine">{value}</Stat.ValueText>
              </Stat.Root>
            ))}
          </Flex>
          <SmartButton link={offering.link} size="lg" variant="onDeep" />
        </Box>
        <SchoolDay {...day} />
      </Grid>
    </Band>
  );
}
