import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { PolicySection as Section } from "../../../data/policy.ts";
import { SmartLink } from "../../components/links.tsx";
import { PolicyTable } from "./policy-table.tsx";

export function PolicySection({ section }: { section: Section }) {
  const { id, heading, paragraphs, points, table, links } = section;
  return (
    <Box as="section" aria-labelledby={id} maxWidth="measure" marginBottom="14">
      <Heading as="h2" textStyle="h2" id={id} marginBottom="4">
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} marginBottom="4">
          {paragraph}
        </Text>
      ))}
      {points && (
        <Box as="ul" listStyleType="disc" paddingInlineStart="6" marginBottom="4">
          {points.map((point) => (
            <Box as="li" key={point} marginTop="2">
              {point}
            </Box>
          ))}
        </Box>
      )}
      {table && <PolicyTable table={table} />}
      {links && (
        <Flex wrap="wrap" columnGap="6">
          {links.map((link) => (
            <SmartLink key={link.label} link={link} variant="standalone" />
          ))}
        </Flex>
      )}
    </Box>
  );
}
