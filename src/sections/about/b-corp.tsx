import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { bCorp } from "../../../data/about.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { Icon } from "../../drawings/icon.tsx";
import type { IconName } from "../../drawings/icons.ts";
import { WheelMark } from "../../drawings/wheel-mark.tsx";

/** Icons in the order of the reasons: the charter, the check, the land, the price. */
const marks = ["pen", "search", "leaf", "coins"] as const satisfies readonly IconName[];

export function BCorp({ title, lead, reasons }: typeof bCorp) {
  return (
    <Band tone="sunken" width="wide" labelledBy="b-corp">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="20" rowGap="10">
        <Box>
          <SectionHeading id="b-corp" title={title} lead={lead} marginTop="5" />
          <Center
            hideBelow="lg"
            boxSize="[11rem]"
            marginTop="10"
            borderWidth="thick"
            borderColor="colorPalette.line"
            borderRadius="pill"
            transform="rotate(-12deg)"
          >
            <WheelMark boxSize="[8.5rem]" />
          </Center>
        </Box>
        <Grid as="ul" columnGap="gap" rowGap="10" templateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
          {reasons.map((reason, index) => (
            <li key={reason.title}>
              <Icon name={marks[index] ?? "check"} size="icon.lg" color="colorPalette.fg" marginStart="-1" />
              <Heading as="h3" textStyle="h4" marginTop="3" marginBottom="2">
                {reason.title}
              </Heading>
              <Text>{reason.text}</Text>
            </li>
          ))}
        </Grid>
      </Grid>
    </Band>
  );
}
