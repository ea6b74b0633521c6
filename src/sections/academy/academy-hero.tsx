import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { Steps } from "../../drawings/steps.tsx";

interface AcademyHeroProps {
  title: string;
  lead: string;
  /** Two links to sections further down the page. The first is the main one. */
  links: readonly [SiteLink, SiteLink];
}

/** The heading overlaps the sky. The steps rise below it and run off the page's edge. */
export function AcademyHero({ title, lead, links: [first, second] }: AcademyHeroProps) {
  return (
    <Band isStatic tone="deep" width="wide" labelledBy="academy-title" overflow="hidden" backdrop={<Sky />}>
      <Heading
        as="h1"
        id="academy-title"
        textStyle="display"
        maxWidth={{ base: "[6.4em]", md: "[11em]" }}
        marginBottom="5"
      >
        {title}
      </Heading>
      <Box maxWidth={{ lg: "[50%]" }} paddingBottom={{ base: "[58vw]", lg: "0" }}>
        <Text textStyle="lead">{lead}</Text>
        <Flex flexWrap="wrap" gap="4" marginTop="8">
          <ButtonLink to={first.to} size="lg" variant="onDeep">
            {first.label}
          </ButtonLink>
          <ButtonLink to={second.to} size="lg" variant="onDeepOutline">
            {second.label}
          </ButtonLink>
        </Flex>
      </Box>
    </Band>
  );
}

function Sky() {
  return (
    <Box
      position="absolute"
      right={{ base: "[-7%]", lg: "[-4%]" }}
      bottom="[-1px]"
      width={{ base: "full", lg: "[44%]" }}
    >
      <Steps variant="hero" on="deep" overflow="visible" />
    </Box>
  );
}
