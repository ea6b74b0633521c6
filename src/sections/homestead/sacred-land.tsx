import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { LandFeature, land } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { Contours } from "../../drawings/contours.tsx";

export function SacredLand({ title, acres, text, features }: typeof land) {
  return (
    <Band
      tone="sunken"
      width="wide"
      labelledBy="land"
      paddingBottom="[calc(max(15vw, 6rem) + 3rem)]"
      backdrop={
        <>
          <BandEdge motif="contour" tone="sunken" />
          <Contours variant="band" position="absolute" bottom="0" insetInlineStart="0" />
        </>
      }
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 7fr" }} columnGap="20" rowGap="12">
        <Box>
          <Heading as="h2" id="land" textStyle="h2">
            {title}
          </Heading>
          <Text marginTop="5">{text}</Text>
          <Text marginTop="8" textStyle="h4" display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
            <Text as="span" textStyle="display" lineHeight="flat" color="colorPalette.fg">
              {acres.value}
            </Text>
            <Box as="span" flex="1 1 9rem" minWidth="0">
              {acres.label}
            </Box>
          </Text>
        </Box>
        <Grid as="ul" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} columnGap="gap" rowGap="10">
          {features.map((feature) => (
            <Feature key={feature.title} {...feature} />
          ))}
        </Grid>
      </Grid>
    </Band>
  );
}

function Feature({ title, text, link }: LandFeature) {
  return (
    <Box as="li" _even={{ marginTop: { md: "12" }, marginBottom: { md: "-12" } }}>
      <Heading as="h3" textStyle="h3">
        {title}
      </Heading>
      <Text marginTop="3">{text}</Text>
      {link && <SmartLink link={link} variant="standalone" />}
    </Box>
  );
}
