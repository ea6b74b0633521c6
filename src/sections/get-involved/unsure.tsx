import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { unsure } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { WheelArt } from "../../drawings/wheel-art.tsx";

export function Unsure({ title, text, link }: typeof unsure) {
  return (
    <Band width="wide" labelledBy="unsure" overflow="hidden">
      <Box maxWidth="[30rem]" position="relative" zIndex="base">
        <Heading as="h2" id="unsure" textStyle="h2">
          {title}
        </Heading>
        <Text textStyle="lead" marginTop="4" marginBottom="6">
          {text}
        </Text>
        <SmartButton link={link} size="lg" />
      </Box>
      <WheelArt
        variant="outline"
        hideBelow="md"
        position="absolute"
        top="-32"
        insetStart="[max(54%, 34rem)]"
        width="[44rem]"
        maxWidth="none"
      />
    </Band>
  );
}
