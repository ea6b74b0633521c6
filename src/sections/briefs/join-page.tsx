import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import type { BranchLook, JoinBrief } from "../../../data/briefs/brief.ts";
import { Band } from "../../components/band.tsx";
import { BriefAbout } from "./brief-about.tsx";
import { BriefForm } from "./brief-form.tsx";
import { BriefSteps } from "./brief-steps.tsx";
import { BriefTitle, titleId } from "./brief-title.tsx";
import { Checklist } from "./checklist.tsx";
import { CornerMotif } from "./corner-motif.tsx";
import { NextNote } from "./next-note.tsx";
import { RelatedLinks } from "./related-links.tsx";

interface JoinPageProps {
  brief: JoinBrief;
  look: BranchLook;
  form: ReactNode;
}

export function JoinPage({ brief, look, form }: JoinPageProps) {
  return (
    <>
      <Band tone="tint" labelledBy={titleId} overflow="hidden" backdrop={<CornerMotif picture={brief.picture} />}>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} columnGap="20" rowGap="10">
          <Flex direction="column" gap="10">
            <BriefTitle name={look.name} brief={brief} />
            <Checklist {...brief.ready} />
            <NextNote {...brief.next} />
          </Flex>
          <BriefForm title={brief.form.title}>{form}</BriefForm>
        </Grid>
      </Band>
      <Band>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }} columnGap="20" rowGap="12">
          <BriefAbout about={brief.about} />
          <RelatedLinks {...brief.related} />
        </Grid>
      </Band>
      <Band tone="sunken">
        <BriefSteps today={brief.today} across />
      </Band>
    </>
  );
}
