import { Box } from "@chakra-ui/react/box";
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
      <Box as="dl" display="flex" flexWrap="wrap" gap="gap" marginTop="8">
        {milestones.map(({ when, what }) => (
          <Box key={what} flex="1 1 12rem" borderTopWidth="thick" borderColor="marigold.solid" paddingTop="2">
            <dt>{when}</dt>
            <dd>
              <strong>{what}</strong>
            </dd>
          </Box>
        ))}
      </Box>
    </>
  );
}
