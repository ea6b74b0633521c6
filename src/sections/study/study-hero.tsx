import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { CSSProperties } from "react";
import type { StudyOffer } from "../../../data/study.ts";
import type { Trail } from "../../../data/trails.ts";
import { Band } from "../../components/band.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { RouteLink } from "../../components/links.tsx";

interface StudyHeroProps {
  title: string;
  lead: string;
  trail: Trail;
  offers: readonly StudyOffer[];
}

/** Light on the edge of a step, as high as its rise above the previous step. The first step rises from the bottom. */
const riser = {
  md: {
    content: "''",
    position: "absolute",
    left: "0",
    top: "0",
    height: "[max(4.5rem, (1 - var(--step)) * 9rem)]",
    borderLeftWidth: "thick",
    borderLeftStyle: "solid",
    borderColor: "[inherit]",
  },
} as const;

/**
 * The question, with its answers as three rising steps that link to the offers. They have the background of the next
 * section, so that they rest on it in light and dark mode.
 */
export function StudyHero({ title, lead, trail, offers }: StudyHeroProps) {
  return (
    <Band tone="deep" width="wide" labelledBy="study-title" paddingBottom="0" overflow="hidden">
      <Breadcrumbs trail={trail} />
      <Heading as="h1" id="study-title" textStyle="display">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="measure" marginTop="6">
        {lead}
      </Text>
      <Grid
        as="ul"
        listStyle="none"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        alignItems="end"
        marginTop={{ base: "10", md: "12" }}
      >
        {offers.map(({ key, name, cost }, step) => (
          <Box as="li" key={key} style={{ "--step": step } as CSSProperties}>
            <RouteLink
              to={`#${key}`}
              display="flex"
              flexDirection="column"
              minHeight={{ md: "[calc(9rem + var(--step) * 4.5rem)]" }}
              marginStart={{ base: "[calc(var(--step) * 8%)]", md: "0" }}
              paddingX={{ base: "5", lg: "8" }}
              paddingY="5"
              bg="bg.canvas"
              color="colorPalette.fg"
              borderTopWidth="thick"
              borderColor="marigold.solid"
              borderRadius="[0]"
              textDecoration="none"
              position="relative"
              _before={riser}
              _hover={{ textDecoration: "underline" }}
            >
              <Text as="span" textStyle="numeral">
                {cost}
              </Text>
              <Text as="span" textStyle="h4">
                {name}
              </Text>
            </RouteLink>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}
