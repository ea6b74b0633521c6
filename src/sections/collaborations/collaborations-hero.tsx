import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { collaborations } from "../../../data/collaborations.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { WheelArt } from "../../drawings/wheel-art.tsx";

/** A wheel with its far half outside the page, as if someone else were holding it. */
const wheel = (
  <Box position="absolute" inset="0" overflow="hidden" aria-hidden="true">
    <Box
      position="absolute"
      top={{ base: "-40", lg: "-32" }}
      right={{ base: "-32", lg: "-20" }}
      width="[clamp(18rem, 52vw, 46rem)]"
    >
      <WheelArt variant="outline" />
    </Box>
  </Box>
);

export function CollaborationsHero({ title, lead, links }: (typeof collaborations)["hero"]) {
  return (
    <Band tone="tint" colorPalette="clay" width="wide" backdrop={wheel} paddingTop={{ base: "40", md: "band" }}>
      <Box maxWidth="[44rem]">
        <Heading as="h1" textStyle="display">
          {title}
        </Heading>
        <Text textStyle="lead" marginTop="6" marginBottom="8" maxWidth="[36rem]">
          {lead}
        </Text>
        <Flex wrap="wrap" gap="4">
          {links.map((link, index) => (
            <SmartButton key={link.to} link={link} size="lg" variant={index === 0 ? "solid" : "outline"} />
          ))}
        </Flex>
      </Box>
    </Band>
  );
}
