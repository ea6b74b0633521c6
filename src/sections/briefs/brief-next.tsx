import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Brief } from "../../../data/briefs/brief.ts";
import { SmartLink } from "../../components/links.tsx";

interface BriefNextProps {
  next: Brief["next"];
  related: Brief["related"];
}

/** What follows the form, and where else to go. */
export function BriefNext({ next, related }: BriefNextProps) {
  return (
    <Flex direction="column" gap="10">
      <Box>
        <Heading as="h2" textStyle="h4" marginBottom="3">
          {next.title}
        </Heading>
        <Text>{next.text}</Text>
      </Box>
      <Box>
        <Heading as="h2" textStyle="h4" marginBottom="2">
          {related.title}
        </Heading>
        <ul>
          {related.links.map((link) => (
            <li key={link.label}>
              <SmartLink link={link} variant="standalone" />
            </li>
          ))}
        </ul>
      </Box>
    </Flex>
  );
}
