import type { training } from "../../../data/training.ts";
import { SmartButton } from "../../components/links.tsx";
import { NamedLines } from "../../components/lists.tsx";
import { Flow, Section, SectionIntro, Split } from "../../components/section.tsx";

type TrainingOfferProps = Pick<typeof training, "title" | "facts" | "link">;

/** An offer for leaders who want training for their whole team. */
export function TrainingOffer({ title, facts, link }: TrainingOfferProps) {
  return (
    <Section tone="sunken" id="training" labelledBy="training-title">
      <Split>
        <SectionIntro id="training-title" title={title} />
        <Flow>
          <NamedLines of={facts} />
          <SmartButton link={link} size="lg" />
        </Flow>
      </Split>
    </Section>
  );
}
