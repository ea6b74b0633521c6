import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { RouteLink } from "../../components/links.tsx";
import { programPicture } from "../../drawings/slug/program.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";

/** One program of a partner, as an item of a list: its drawing beside its words. */
export function PartnerProgram({ slug, title, partner, summary, url }: ProgramCard) {
  return (
    <Flex as="li" flexWrap="wrap" columnGap="5" rowGap="3" alignItems="start">
      <Box data-picture borderRadius="panel" overflow="hidden" width={{ base: "24", sm: "32" }}>
        <SlugDrawing slug={slug} family={programPicture} ratio="1:1" />
      </Box>
      <Box flex="1 1 12rem">
        <Heading as="h3" textStyle="h3" textWrap="pretty" marginBottom="2">
          <RouteLink to={url} variant="standalone">
            {title}
          </RouteLink>
        </Heading>
        <Text color="colorPalette.fg">with {partner}</Text>
        <p>{summary}</p>
      </Box>
    </Flex>
  );
}
