import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { gatherings } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { useNow } from "../../components/use-now.ts";
import { GatheringRow } from "./gathering-row.tsx";

/** What comes next on the land, as a page of a diary. */
export function Gatherings({ title, lead, past, items }: typeof gatherings) {
  const now = useNow();
  return (
    <Band tone="tint" width="wide" labelledBy="dates">
      <Heading as="h2" id="dates" textStyle="h2">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="measure" marginTop="4" marginBottom="10" textWrap="balance">
        {lead}
      </Text>
      <Box as="ol">
        {items.map((gathering) => (
          <GatheringRow
            key={gathering.slug}
            gathering={gathering}
            past={new Date(gathering.endsAt) < now ? past : undefined}
          />
        ))}
      </Box>
    </Band>
  );
}
