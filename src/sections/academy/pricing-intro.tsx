import type { DatedMilestone, milestoneWords } from "../../../data/plans.ts";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Milestones } from "./milestones.tsx";

interface PricingIntroProps {
  title: string;
  lead: string;
  homesteadNote: string;
  milestones: readonly DatedMilestone[];
  milestoneWords: typeof milestoneWords;
}

export function PricingIntro({ title, lead, homesteadNote, milestones, milestoneWords }: PricingIntroProps) {
  return (
    <>
      <SectionIntro id="pricing-title" title={title} lead={lead}>
        <strong>{homesteadNote}</strong>
      </SectionIntro>
      <Milestones milestones={milestones} words={milestoneWords} />
    </>
  );
}
