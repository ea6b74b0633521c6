import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { RouteLink } from "../../components/links.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import type { ProgramCard } from "./program-card.ts";

interface LongProgramProps {
  program: ProgramCard;
  headingLevel: "h3" | "h4";
}

/** A panel with the program’s drawing above its words. */
export function LongProgram({ program, headingLevel }: LongProgramProps) {
  return (
    <Flex as="article" flexDirection="column" bg="colorPalette.tint" borderRadius="panel" overflow="hidden">
      <Box height={{ base: "40", md: "[16rem]" }} overflow="hidden">
        <SlugDrawing slug={program.slug} kind="program" />
      </Box>
      <Box padding="gap">
        <Badge variant="outline">{program.category}</Badge>
        <Heading as={headingLevel} textStyle="h3" marginTop="3">
          <RouteLink to={program.url} variant="standalone">
            {program.title}
          </RouteLink>
        </Heading>
        <Text marginTop="2">{program.summary}</Text>
      </Box>
    </Flex>
  );
}
