import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { hero } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { Nest } from "../../drawings/nest.tsx";

export function SchoolHero({ name, title, lead, actions }: typeof hero) {
  const [enroll, visit] = actions;
  return (
    <Band tone="tint" width="wide" labelledBy="erins-place" overflow="hidden">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} columnGap="gap" rowGap="10" alignItems="center">
        <Box>
          <Text textStyle="label" color="colorPalette.fg">
            {name}
          </Text>
          <Heading as="h1" id="erins-place" textStyle="display" marginY="5">
            {title}
          </Heading>
          <Text textStyle="lead" maxWidth="measure">
            {lead}
          </Text>
          <Flex flexWrap="wrap" gap="4" marginTop="8">
            <SmartButton link={enroll} size="lg" />
            <SmartButton link={visit} size="lg" variant="outline" />
          </Flex>
        </Box>
        <Nest
          variant="hero"
          maxWidth={{ base: "[30rem]", lg: "full" }}
          marginX="auto"
          transform={{ lg: "scale(1.35)" }}
        />
      </Grid>
    </Band>
  );
}
