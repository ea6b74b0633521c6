import { Box } from "@chakra-ui/react";
import type { training } from "../../../data/training.ts";
import { SmartButton } from "../../components/links.tsx";
import { NamedLines } from "../../components/lists.tsx";
import { Section, SectionIntro, Split } from "../../components/section.tsx";

type TrainingOfferProps = Pick<typeof training, "title" | "facts" | "link">;

/** For leaders who ask for their whole team. */
export function TrainingOffer({ title, facts, link }: TrainingOfferProps) {
  return (
    <Section tone="sunken" id="training" labelledBy="training-title">
      <Split>
        <SectionIntro id="training-title" title={title} />
        <Box>
          <NamedLines of={facts} />
          <SmartButton link={link} size="lg" marginTop="5" />
        </Box>
      </Split>
    </Section>
  );
}
