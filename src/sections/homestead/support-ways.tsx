import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { support } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";

/** Shows four ways to help as the pickets of a fence. They rest on the next section and share its background. */
export function SupportWays({ title, lead, ways }: typeof support) {
  return (
    <Band width="wide" labelledBy="support" paddingBottom={{ lg: "0" }} overflow="hidden">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="16" rowGap="5">
        <Heading as="h2" id="support" textStyle="h2">
          {title}
        </Heading>
        <Text textStyle="lead">{lead}</Text>
      </Grid>
      <Box position="relative" marginTop="10">
        <Rail top="24" />
        <Rail bottom="14" />
        <Grid
          as="ul"
          position="relative"
          columnGap="5"
          rowGap="8"
          templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(4, 1fr)" }}
        >
          {ways.map((way) => (
            <Picket key={way.title}>
              <Heading as="h3" textStyle="h3">
                {way.title}
              </Heading>
              <Text marginTop="3" marginBottom="2">
                {way.text}
              </Text>
              <SmartLink link={way.link} variant="standalone" marginTop="auto" />
            </Picket>
          ))}
        </Grid>
      </Box>
    </Band>
  );
}

const Picket = chakra("li", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    borderBlockStartWidth: { base: "thick", lg: "[0]" },
    borderColor: "colorPalette.soft",
    paddingTop: { base: "5", lg: "20" },
    paddingX: { lg: "6" },
    paddingBottom: { lg: "12" },
    bg: { lg: "colorPalette.tint" },
    clipPath: { lg: "polygon(0 3.5rem, 50% 0, 100% 3.5rem, 100% 101%, 0 101%)" },
    _highContrast: { clipPath: "none", borderWidth: "thin" },
  },
});

/** Runs behind the pickets, from edge to edge of the page. */
const Rail = chakra("div", {
  base: { hideBelow: "lg", position: "absolute", insetX: "[-50vw]", height: "3", bg: "colorPalette.soft" },
});
