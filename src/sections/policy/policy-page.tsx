import { Grid } from "@chakra-ui/react/grid";
import type { Policy } from "../../../data/policy.ts";
import { Band } from "../../components/band.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { PolicyContents } from "./policy-contents.tsx";
import { PolicyHeader } from "./policy-header.tsx";
import { PolicySection } from "./policy-section.tsx";

interface PolicyPageProps {
  policy: Policy;
  words: { updated: string; contents: string };
  colorPalette: "river" | "clay" | "fern";
}

export function PolicyPage({ policy, words, colorPalette }: PolicyPageProps) {
  return (
    <>
      <PolicyHeader policy={policy} updated={words.updated} colorPalette={colorPalette} />
      <Band colorPalette={colorPalette} backdrop={<BandEdge motif="arc" tone="canvas" />}>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 3fr)" }} gap="gap">
          <PolicyContents heading={words.contents} sections={policy.sections} />
          <div>
            {policy.sections.map((section) => (
              <PolicySection key={section.id} section={section} />
            ))}
          </div>
        </Grid>
      </Band>
    </>
  );
}
