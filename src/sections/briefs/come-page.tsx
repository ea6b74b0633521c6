import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import type { BranchLook, ComeBrief } from "../../../data/briefs/brief.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { BriefAbout } from "./brief-about.tsx";
import { BriefForm } from "./brief-form.tsx";
import { BriefSteps } from "./brief-steps.tsx";
import { BriefTitle, titleId } from "./brief-title.tsx";
import { Checklist } from "./checklist.tsx";
import { NextNote } from "./next-note.tsx";
import { PlaceDrawing } from "./place-drawing.tsx";
import { Plan } from "./plan.tsx";
import { RelatedLinks } from "./related-links.tsx";

interface ComePageProps {
  brief: ComeBrief;
  look: BranchLook;
  form: ReactNode;
}

export function ComePage({ brief, look, form }: ComePageProps) {
  return (
    <>
      <Band tone="deep" labelledBy={titleId} overflow="hidden">
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 6fr" }} columnGap="16" rowGap="8" alignItems="center">
          <PlaceDrawing picture={brief.picture} slug={brief.path} />
          <Box>
            <BriefTitle name={look.name} brief={brief} on="deep" />
            <ButtonLink to="#write" size="lg" variant="onDeep" marginTop="8">
              {brief.form.action}
            </ButtonLink>
          </Box>
        </Grid>
      </Band>
      <Band>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 6fr" }} columnGap="20" rowGap="12">
          <BriefAbout about={brief.about} />
          <Plan {...brief.plan} />
        </Grid>
      </Band>
      <Band tone="tint">
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }} columnGap="20" rowGap="12">
          <Box>
            <BriefSteps today={brief.today} />
          </Box>
          <Checklist {...brief.bring} />
        </Grid>
      </Band>
      <Band>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="20" rowGap="12">
          <Flex direction="column" gap="10" order={{ base: "1", lg: "0" }}>
            <NextNote {...brief.next} />
            <RelatedLinks {...brief.related} />
          </Flex>
          <BriefForm title={brief.form.title}>{form}</BriefForm>
        </Grid>
      </Band>
    </>
  );
}
