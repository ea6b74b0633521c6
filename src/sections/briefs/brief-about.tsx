import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Brief } from "../../../data/briefs/brief.ts";

export function BriefAbout({ about }: Pick<Brief, "about">) {
  return (
    <Box>
      <Heading as="h2" textStyle="h2">
        {about.title}
      </Heading>
      {about.paragraphs.map((paragraph) => (
        <Text key={paragraph} marginTop="5" maxWidth="measure">
          {paragraph}
        </Text>
      ))}
    </Box>
  );
}
