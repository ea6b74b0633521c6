import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { Gathering, gatheringsIntro } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { useNow } from "../../components/use-now.ts";
import { GatheringRow } from "./gathering-row.tsx";

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
