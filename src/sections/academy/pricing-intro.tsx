import { DataList } from "@chakra-ui/react/data-list";
import type { Milestone } from "../../../data/plans.ts";
import { SectionIntro } from "../../components/section-intro.tsx";

interface PricingIntroProps {
  title: string;
  lead: string;
  /** Where a share of every price goes. */
  homesteadNote: string;
  milestones: readonly Milestone[];
}

export function PricingIntro({ title, lead, homesteadNote, milestones }: PricingIntroProps) {
  return (
    <>
      <SectionIntro id="pricing-title" title={title} lead={lead}>
        <strong>{homesteadNote}</strong>
      </SectionIntro>
      <DataList.Root variant="columns" marginTop="8" borderColor="marigold.solid">
        {milestones.map(({ when, what }) => (
          <DataList.Item key={what} paddingTop="2">
            <DataList.ItemLabel textStyle="body">{when}</DataList.ItemLabel>
            <DataList.ItemValue fontWeight="bold">{what}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </>
  );
}
