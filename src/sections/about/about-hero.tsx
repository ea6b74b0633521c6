import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { hero } from "../../../data/about.ts";
import { Band } from "../../components/band.tsx";
import { SoupPot } from "./soup-pot.tsx";

/** The pot rests on the next section, as on a table. */
export function AboutHero({ title, lead }: typeof hero) {
  return (
    <Band width="wide" labelledBy="about" paddingBottom="0">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "3fr 2fr" }} columnGap="gap" rowGap="10">
        <Box paddingBottom={{ lg: "band" }}>
          <Heading as="h1" id="about" textStyle="display">
            {title}
          </Heading>
          <Text textStyle="lead" maxWidth="[34em]" marginTop="8">
            {lead}
          </Text>
        </Box>
        <SoupPot alignSelf="end" maxWidth={{ base: "[20rem]", lg: "[28rem]" }} marginX="auto" />
      </Grid>
    </Band>
  );
}
