import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BranchStyle, Brief, ComeBrief, JoinBrief } from "../../../data/briefs/brief.ts";
import { ButtonLink } from "../../components/links.tsx";
import { Columns, Flow, H1, H2, Lead, Paragraphs, Section } from "../../components/section.tsx";
import {
  BriefForm,
  BriefSteps,
  briefFormTitleId,
  Checklist,
  CornerMotif,
  NextNote,
  PlaceDrawing,
  Plan,
  RelatedLinks,
} from "./brief-parts.tsx";

interface BriefTitleProps {
  /** Name of the branch or organization that the page belongs to. */
  name: string;
  brief: Brief;
  on?: "paper" | "deep";
}

const titleId = "title";

function BriefTitle({ name, brief, on = "paper" }: BriefTitleProps) {
  return (
    <Flow>
      <Text textStyle="label" color={on === "deep" ? "colorPalette.deepLine" : "colorPalette.fg"}>
        {name}
      </Text>
      <H1 id={titleId} textStyle="h1">
        {brief.heading}
      </H1>
      <Lead maxWidth="[44ch]">{brief.lead}</Lead>
    </Flow>
  );
}

function BriefAbout({ about }: Pick<Brief, "about">) {
  return (
    <Flow>
      <H2>{about.title}</H2>
      <Paragraphs of={about.paragraphs} maxWidth="measure" />
    </Flow>
  );
}

function JoinPage({ brief, branchStyle, form }: { brief: JoinBrief; branchStyle: BranchStyle; form: ReactNode }) {
  return (
    <>
      <Section tone="tint" labelledBy={titleId} overflow="hidden" backdrop={<CornerMotif picture={brief.picture} />}>
        <Columns lg="1fr 1fr" columnGap="20" rowGap="10">
          {/* Leaves room for the corner's drawing below the text. */}
          <Flex direction="column" gap="10" paddingBottom={{ lg: "[20rem]" }}>
            <BriefTitle name={branchStyle.name} brief={brief} />
            {brief.ready && (
              <>
                <Checklist {...brief.ready} />
                <NextNote {...brief.next} />
              </>
            )}
          </Flex>
          <BriefForm title={brief.form.title}>
            {form}
            {/* Next to a short panel, the drawing needs the room below the title. */}
            {!brief.ready && <NextNote {...brief.next} />}
          </BriefForm>
        </Columns>
      </Section>
      <Section>
        <Columns lg="7fr 4fr" columnGap="20" rowGap="12">
          <BriefAbout about={brief.about} />
          <RelatedLinks {...brief.related} />
        </Columns>
      </Section>
      {brief.today && (
        <Section tone="sunken">
          <BriefSteps today={brief.today} across />
        </Section>
      )}
    </>
  );
}

function ComePage({ brief, branchStyle, form, notDecided, map }: BriefPageProps & { brief: ComeBrief }) {
  return (
    <>
      <Section tone="deep" labelledBy={titleId} overflow="hidden">
        <Columns lg={map ? undefined : "5fr 6fr"} columnGap="16" rowGap="8" alignItems="center">
          {map ? undefined : <PlaceDrawing picture={brief.picture} slug={brief.path} />}
          <Flow>
            <BriefTitle name={branchStyle.name} brief={brief} on="deep" />
            <ButtonLink to={"to" in brief.form ? brief.form.to : `#${briefFormTitleId}`} size="lg" variant="onDeep">
              {brief.form.action}
            </ButtonLink>
          </Flow>
          {map}
        </Columns>
      </Section>
      <Section>
        <Columns lg="5fr 6fr" columnGap="20" rowGap="12">
          <BriefAbout about={brief.about} />
          <Plan {...brief.plan}>{notDecided}</Plan>
        </Columns>
      </Section>
      {brief.today && (
        <Section tone="tint">
          <Columns lg="7fr 4fr" columnGap="20" rowGap="12">
            <BriefSteps today={brief.today} />
            <Checklist {...brief.bring} />
          </Columns>
        </Section>
      )}
      <Section tone={brief.today ? "canvas" : "tint"}>
        <Columns lg="7fr 4fr" columnGap="20" rowGap="12" alignItems="start">
          <BriefForm title={brief.form.title}>{form}</BriefForm>
          <Flex direction="column" gap="10">
            {!brief.today && <Checklist {...brief.bring} />}
            <NextNote {...brief.next} />
            <RelatedLinks {...brief.related} />
          </Flex>
        </Columns>
      </Section>
    </>
  );
}

interface BriefPageProps {
  brief: Brief;
  branchStyle: BranchStyle;
  /** The form, which must be labeled by `briefFormTitleId`, or a `BriefLetter` instead. */
  form: ReactNode;
  /** Says which facts are missing. */
  notDecided?: ReactNode;
  /** Replaces the drawing next to the title. */
  map?: ReactNode;
}

export function BriefPage({ brief, ...rest }: BriefPageProps) {
  return <Box colorPalette={rest.branchStyle.palette}>{layOut(brief, rest)}</Box>;
}

function layOut(brief: Brief, rest: Omit<BriefPageProps, "brief">) {
  switch (brief.kind) {
    case "come":
      return <ComePage brief={brief} {...rest} />;
    case "join":
      return <JoinPage brief={brief} {...rest} />;
  }
}
