import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Brief } from "../../../data/briefs/brief.ts";

export function NextNote({ title, text }: Brief["next"]) {
  return (
    <Box>
      <Heading as="h2" textStyle="h4" marginBottom="3">
        {title}
      </Heading>
      <Text>{text}</Text>
    </Box>
  );
}
