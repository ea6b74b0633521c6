import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { hero } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { Contours } from "../../drawings/contours.tsx";

export function LandHero({ name, title, lead, actions }: typeof hero) {
  const [join, support] = actions;
  return (
    <Band tone="deep" width="wide" labelledBy="homestead" overflow="hidden">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "6fr 5fr" }} columnGap="gap" rowGap="8" alignItems="center">
        <Box>
          <Text textStyle="label" color="colorPalette.deepLine">
            {name}
          </Text>
          <Heading as="h1" id="homestead" textStyle="display" marginY="5">
            {title}
          </Heading>
          <Text textStyle="lead" maxWidth="[44ch]">
            {lead}
          </Text>
          <Flex flexWrap="wrap" gap="4" marginTop="8">
            <SmartButton link={join} size="lg" variant="onDeep" />
            <SmartButton link={support} size="lg" variant="onDeepOutline" />
          </Flex>
        </Box>
        <Contours
          variant="hero"
          on="deep"
          maxWidth={{ base: "[34rem]", lg: "full" }}
          marginX="auto"
          transform={{ lg: "scale(1.85) translate(16%, -2%)" }}
        />
      </Grid>
    </Band>
  );
}
