import { List } from "@chakra-ui/react/list";
import type { gatherings } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { useNow } from "../../components/use-now.ts";
import { GatheringRow } from "./gathering-row.tsx";

/** What comes next on the land, as a page of a diary. */
export function Gatherings({ title, lead, past, items }: typeof gatherings) {
  const now = useNow();
  return (
    <Band tone="tint" width="wide" labelledBy="dates">
      <SectionHeading id="dates" title={title} lead={lead} maxWidth="measure" marginBottom="10" textWrap="balance" />
      <List.Root as="ol" variant="ruled" borderColor="colorPalette.line">
        {items.map((gathering) => (
          <GatheringRow
            key={gathering.slug}
            gathering={gathering}
            past={new Date(gathering.endsAt) < now ? past : undefined}
          />
        ))}
      </List.Root>
    </Band>
  );
}
