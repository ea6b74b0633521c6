import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { Steps } from "../../drawings/steps.tsx";

interface AcademyHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** Two places further down the page; the first is the main one. */
  links: readonly SiteLink[];
}

export function AcademyHero({ eyebrow, title, lead, links }: AcademyHeroProps) {
  return (
    <Band tone="deep" width="wide" labelledBy="academy-title" overflow="hidden" backdrop={<Sky />}>
      <Box maxWidth={{ lg: "[50%]" }} paddingY={{ lg: "16" }} paddingBottom={{ base: "[56vw]", lg: "16" }}>
        <Text textStyle="label">{eyebrow}</Text>
        <Heading as="h1" id="academy-title" textStyle="display" marginY="5">
          {title}
        </Heading>
        <Text textStyle="lead" maxWidth="measure">
          {lead}
        </Text>
        <Flex flexWrap="wrap" gap="4" marginTop="8">
          {links.map((link, index) => (
            <ButtonLink
              key={link.to}
              to={link.to}
              size="lg"
              colorPalette={index === 0 ? "marigold" : "night"}
              variant={index === 0 ? "solid" : "onDeep"}
            >
              {link.label}
            </ButtonLink>
          ))}
        </Flex>
      </Box>
    </Band>
  );
}

function Sky() {
  return (
    <Box position="absolute" right="0" bottom="0" width={{ base: "full", lg: "[48%]" }}>
      <Steps variant="hero" on="deep" />
    </Box>
  );
}
