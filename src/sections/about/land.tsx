import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import type { land, next } from "../../../data/about.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { Contours } from "../../drawings/contours.tsx";

interface LandProps {
  land: typeof land;
  next: typeof next;
}

export function Land({ land, next }: LandProps) {
  const [visit, takePart] = next.links;
  return (
    <Band tone="deep" colorPalette="fern" width="wide" labelledBy="land" backdrop={<Hills />}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} columnGap="20" rowGap="8">
        <Box>
          <SectionHeading id="land" title={land.title} lead={land.text} marginTop="5" />
        </Box>
        <Box>
          <Heading as="h3" textStyle="h4" marginBottom="4">
            {land.practicesTitle}
          </Heading>
          <List.Root gap="3" css={{ "& ::marker": { color: "colorPalette.deepLine" } }}>
            {land.practices.map((practice) => (
              <List.Item key={practice}>{practice}</List.Item>
            ))}
          </List.Root>
        </Box>
      </Grid>
      <Heading as="h2" textStyle="h3" marginTop="16">
        {next.title}
      </Heading>
      <Flex flexWrap="wrap" gap="4" marginTop="5">
        <SmartButton link={visit} variant="onDeep" size="lg" />
        <SmartButton link={takePart} variant="onDeepOutline" size="lg" />
      </Flex>
    </Band>
  );
}

function Hills() {
  return (
    <>
      <Contours variant="corner" on="deep" hideBelow="lg" position="absolute" bottom="0" insetEnd="0" width="[18rem]" />
      <BandEdge motif="contour" tone="deep" />
    </>
  );
}
