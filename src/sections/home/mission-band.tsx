import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { mission } from "../../../data/home.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";

/** Safari before 17 supports only the prefixed property. */
const prefixedHyphens = { WebkitHyphens: { base: "auto", sm: "manual" } };

export function MissionBand({ title, statement, plainly, link }: typeof mission) {
  return (
    <Band tone="deep" width="wide" labelledBy="mission" backdrop={<BandEdge motif="arc" tone="deep" />}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }} columnGap="16" rowGap="6" alignItems="end">
        <Box>
          <Heading as="h2" id="mission" textStyle="label">
            {title}
          </Heading>
          <Text
            textStyle="h1"
            marginTop="4"
            textWrap="balance"
            hyphens={{ base: "auto", sm: "manual" }}
            css={prefixedHyphens}
          >
            {statement}
          </Text>
        </Box>
        <Box>
          <Text marginBottom="6">{plainly}</Text>
          <SmartButton link={link} variant="onDeepOutline" />
        </Box>
      </Grid>
    </Band>
  );
}
