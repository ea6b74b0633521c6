import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { Policy } from "../../../data/policy.ts";
import { Band } from "../../components/band.tsx";
import { longDate } from "../../components/dates.ts";
import { Icon } from "../../drawings/icon.tsx";

interface PolicyHeaderProps {
  policy: Policy;
  updated: string;
  colorPalette: "river" | "clay" | "fern";
}

export function PolicyHeader({ policy, updated, colorPalette }: PolicyHeaderProps) {
  const { title, lead, inShort, draft } = policy;
  return (
    <Band tone="deep" colorPalette={colorPalette}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 6fr) minmax(0, 5fr)" }} gap="gap">
        <Box>
          <Heading as="h1" textStyle="display">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="6">
            {lead}
          </Text>
          <Text textStyle="small" marginTop="8">
            {updated} <time dateTime={policy.updated}>{longDate(policy.updated, "UTC")}</time>. {draft?.text}
          </Text>
        </Box>
        <Box as="section" aria-labelledby="in-short">
          <Heading as="h2" textStyle="h3" id="in-short" marginBottom="4">
            {inShort.heading}
          </Heading>
          <List.Root variant="ruled" borderColor="colorPalette.deepLine">
            {inShort.points.map((point) => (
              <List.Item key={point} display="flex" gap="4">
                <Icon name="check" size="icon.md" color="colorPalette.deepLine" flexShrink="0" />
                {point}
              </List.Item>
            ))}
          </List.Root>
        </Box>
      </Grid>
    </Band>
  );
}
