import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { BranchLook, GiveBrief } from "../../../data/briefs/brief.ts";
import { Band } from "../../components/band.tsx";
import { BriefAbout } from "./brief-about.tsx";
import { BriefForm } from "./brief-form.tsx";
import { BriefSteps } from "./brief-steps.tsx";
import { BriefTitle, titleId } from "./brief-title.tsx";
import { CornerMotif } from "./corner-motif.tsx";
import { GiftLedger } from "./gift-ledger.tsx";
import { NextNote } from "./next-note.tsx";
import { RelatedLinks } from "./related-links.tsx";

interface GivePageProps {
  brief: GiveBrief;
  look: BranchLook;
  form: ReactNode;
}

export function GivePage({ brief, look, form }: GivePageProps) {
  return (
    <>
      <Band
        tone="tint"
        labelledBy={titleId}
        overflow="hidden"
        backdrop={<CornerMotif picture={brief.picture} lit={brief.ledger.entries.length} />}
      >
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "6fr 5fr" }} columnGap="16" rowGap="10">
          <BriefTitle name={look.name} brief={brief} />
          <GiftLedger {...brief.ledger} />
        </Grid>
      </Band>
      <Band>
        <BriefSteps today={brief.today} across />
      </Band>
      <Band tone="sunken">
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }} columnGap="20" rowGap="10">
          <BriefAbout about={brief.about} />
          <Box
            as="aside"
            aria-labelledby="candor"
            bg="bg.raised"
            borderRadius="panel"
            padding={{ base: "5", md: "8" }}
            alignSelf="start"
          >
            <Heading as="h2" id="candor" textStyle="h3" marginBottom="3">
              {brief.candor.title}
            </Heading>
            <Text>{brief.candor.text}</Text>
          </Box>
        </Grid>
      </Band>
      <Band>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }} columnGap="20" rowGap="10">
          <BriefForm title={brief.form.title}>{form}</BriefForm>
          <Flex direction="column" gap="10">
            <NextNote {...brief.next} />
            <RelatedLinks {...brief.related} />
          </Flex>
        </Grid>
      </Band>
    </>
  );
}
