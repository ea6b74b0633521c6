import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Brief } from "../../../data/briefs/brief.ts";

interface BriefTitleProps {
  /** Name of the branch or organization that the page belongs to. */
  name: string;
  brief: Brief;
  on?: "paper" | "deep";
}

export const titleId = "title";

export function BriefTitle({ name, brief, on = "paper" }: BriefTitleProps) {
  return (
    <Box>
      <Text textStyle="label" color={on === "deep" ? "colorPalette.deepLine" : "colorPalette.fg"}>
        {name}
      </Text>
      <Heading as="h1" id={titleId} textStyle="h1" marginY="5">
        {brief.heading}
      </Heading>
      <Text textStyle="lead" maxWidth="[44ch]">
        {brief.lead}
      </Text>
    </Box>
  );
}
