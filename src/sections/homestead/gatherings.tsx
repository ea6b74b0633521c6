import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { Gathering, gatheringsIntro } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { gatheringWhen } from "../../events/event-rules.ts";

function GatheringRow({ gathering }: { gathering: Gathering }) {
  const { days, hours } = gatheringWhen(gathering);
  return (
    <List.Item
      data-until={gathering.endsAt}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }}
      columnGap="16"
      rowGap="3"
      paddingY="8"
    >
      <Box>
        <chakra.time
          dateTime={gathering.startsAt}
          display="block"
          textStyle="h4"
          textWrap="balance"
          color="colorPalette.fg"
        >
          {days}
        </chakra.time>
        {hours && <Text>{hours}</Text>}
        <Text>{gathering.location}</Text>
      </Box>
      <Box>
        <Heading as="h3" textStyle="h3">
          {gathering.title}
        </Heading>
        <Text marginTop="2" maxWidth="measure">
          {gathering.text}
        </Text>
        <SmartLink link={gathering.link} variant="standalone" />
      </Box>
    </List.Item>
  );
}

interface GatheringsProps {
  words: typeof gatheringsIntro;
  /** Sorted by date. */
  gatherings: readonly Gathering[];
}

export function Gatherings({ words, gatherings }: GatheringsProps) {
  const now = useNow();
  const ahead = gatherings.filter((gathering) => new Date(gathering.endsAt) > now);
  return (
    <Band tone="tint" width="wide" labelledBy="dates">
      <SectionHeading
        id="dates"
        title={words.title}
        lead={words.lead}
        maxWidth="measure"
        marginBottom="10"
        textWrap="balance"
      />
      {ahead.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <List.Root as="ol" variant="ruled" borderColor="colorPalette.line">
          {ahead.map((gathering) => (
            <GatheringRow key={gathering.slug} gathering={gathering} />
          ))}
        </List.Root>
      )}
    </Band>
  );
}
