import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { eventsPage } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { Contours } from "../../drawings/contours.tsx";

const land = (
  <Box position="absolute" insetX="0" bottom="0" aria-hidden="true">
    <Contours variant="band" height="[clamp(7rem, 16vw, 14rem)]" />
  </Box>
);

export function EventsHero({ title, lead }: (typeof eventsPage)["hero"]) {
  return (
    <Band
      isStatic
      tone="tint"
      colorPalette="fern"
      width="wide"
      backdrop={land}
      paddingBottom="[clamp(8rem, 18vw, 15rem)]"
    >
      <Heading as="h1" textStyle="display">
        {title}
      </Heading>
      <Text textStyle="lead" marginTop="6" maxWidth="[38rem]">
        {lead}
      </Text>
    </Band>
  );
}
