import { DataList } from "@chakra-ui/react/data-list";
import type { DatedMilestone, milestoneWords } from "../../../data/plans.ts";
import { useNow } from "../../components/use-now.ts";
import { milestoneStates } from "../../programs/milestone-states.ts";

interface MilestonesProps {
  /** Sorted by date. */
  milestones: readonly DatedMilestone[];
  words: typeof milestoneWords;
}

export function Milestones({ milestones, words }: MilestonesProps) {
  const states = milestoneStates(milestones, useNow());
  return (
    <DataList.Root variant="columns" marginTop="8" borderColor="marigold.solid">
      {milestones.map(({ when, what, startsAt, endsAt }, index) => (
        <DataList.Item key={what} data-until={[startsAt, endsAt].filter(Boolean).join(" ")} paddingTop="2">
          <DataList.ItemLabel textStyle="body">{`${when} · ${words[states[index] ?? "later"]}`}</DataList.ItemLabel>
          <DataList.ItemValue fontWeight="bold">{what}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
