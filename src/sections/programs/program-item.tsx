import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { RouteLink } from "../../components/links.tsx";
import { programPicture } from "../../drawings/slug/program.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";

interface ProgramItemProps extends ProgramCard {
  why?: string;
  facts?: readonly string[];
  onOpen?: () => void;
}

export function ProgramItem({ slug, title, partner, summary, url, why, facts, onOpen }: ProgramItemProps) {
  return (
    <Flex as="li" flexWrap="wrap" columnGap="5" rowGap="3" alignItems="start">
      <Box borderRadius="panel" overflow="hidden" width={{ base: "24", sm: "32" }}>
        <SlugDrawing slug={slug} family={programPicture} ratio="1:1" />
      </Box>
      <Box flex="1 1 12rem">
        <Heading as="h3" textStyle="h3" textWrap="pretty" marginBottom="2">
          <RouteLink to={url} variant="standalone" onClick={onOpen}>
            {title}
          </RouteLink>
        </Heading>
        {partner && <Text color="colorPalette.fg">with {partner}</Text>}
        {why && (
          <Text textStyle="lead" marginY="2">
            {why}
          </Text>
        )}
        <p>{summary}</p>
        {facts && (
          <Text textStyle="small" color="fg.muted" marginTop="2">
            {facts.join(" · ")}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
