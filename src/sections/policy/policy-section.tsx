import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { PolicySection as Section } from "../../../data/policy.ts";
import { SmartLink } from "../../components/links.tsx";
import { PolicyTable } from "./policy-table.tsx";

export function PolicySection({ section }: { section: Section }) {
  const { id, title, paragraphs, points, table, links } = section;
  return (
    <Box as="section" aria-labelledby={id} maxWidth="measure" marginBottom="14">
      <Heading as="h2" textStyle="h3" id={id} marginBottom="4">
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} marginBottom="4">
          {paragraph}
        </Text>
      ))}
      {points && (
        <List.Root marginBottom="4">
          {points.map((point) => (
            <List.Item key={point}>{point}</List.Item>
          ))}
        </List.Root>
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
