import { Box, Card, DataList, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type {
  Brief,
  BriefLetter as BriefLetterData,
  BriefStep,
  ComeBrief,
  JoinBrief,
} from "../../../data/briefs/brief.ts";
import { ButtonLink, SmartLink } from "../../components/links.tsx";
import { CheckedItems, LinkList } from "../../components/lists.tsx";
import { Flow, H2, H3, SectionHeading } from "../../components/section.tsx";
import { Contours } from "../../drawings/contours.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";

interface BriefFormProps {
  title: string;
  /** The form, which must be labeled by `briefFormTitleId`, or a `BriefLetter` instead. */
  children: ReactNode;
}

export const briefFormTitleId = "write";

/** The form of a brief. Links on the page lead to its heading. */
export function BriefForm({ title, children }: BriefFormProps) {
  return (
    <Card.Root as="section" aria-labelledby={briefFormTitleId} borderColor="border.subtle">
      <Card.Body padding={{ base: "[clamp(0.75rem, 20vw - 3rem, 1.25rem)]", md: "10" }} gap="8">
        <SectionHeading id={briefFormTitleId} title={title} />
        {children}
      </Card.Body>
    </Card.Root>
  );
}

/** Lists the facts to include in the message, and links to the contact page. */
export function BriefLetter({ items, action, to }: BriefLetterData) {
  return (
    <>
      <CheckedItems of={items} gap="4" />
      <ButtonLink to={to} size="lg">
        {action}
      </ButtonLink>
    </>
  );
}

interface BriefStepsProps {
  today: NonNullable<Brief["today"]>;
  /** True to place the steps side by side if there is room. */
  across?: boolean;
}

export function BriefSteps({ today, across = false }: BriefStepsProps) {
  return (
    <Flow rhythm="blocks">
      <H2>{today.title}</H2>
      <Grid as="ol" templateColumns={across ? { base: "minmax(0, 1fr)", lg: "repeat(3, 1fr)" } : undefined} gap="gap">
        {today.steps.map((step, index) => (
          <Step key={step.title} {...step} number={index + 1} />
        ))}
      </Grid>
    </Flow>
  );
}

function Step({ title, text, link, number }: BriefStep & { number: number }) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: "auto minmax(0, 1fr)", _largeText: "minmax(0, 1fr)" }}
      columnGap="4"
      borderBlockStartWidth="medium"
      borderColor="colorPalette.line"
      paddingTop="5"
    >
      <Text textStyle="numeral" minWidth="8" color="colorPalette.fg">
        {number}
      </Text>
      <Flow rhythm="tight">
        <H3 textStyle="h4">{title}</H3>
        <Text>{text}</Text>
        {link && <SmartLink link={link} variant="standalone" />}
      </Flow>
    </Grid>
  );
}

export function Checklist({ title, items }: ComeBrief["bring"]) {
  return (
    <Flow>
      <SectionHeading title={title} size="h4" />
      <CheckedItems of={items} gap="4" />
    </Flow>
  );
}

export function NextNote({ title, text }: Brief["next"]) {
  return (
    <Box>
      <SectionHeading title={title} text={text} size="h4" />
    </Box>
  );
}

export function Plan({ title, rows, children }: ComeBrief["plan"] & { children: ReactNode }) {
  return (
    <Flow>
      <H2>{title}</H2>
      <DataList.Root variant="ruled" borderColor="colorPalette.line">
        {rows.map(({ term, detail }) => (
          <DataList.Item
            key={term}
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "8rem 1fr" }}
            columnGap="5"
          >
            <DataList.ItemLabel textStyle="h4" color="colorPalette.fg">
              {term}
            </DataList.ItemLabel>
            <DataList.ItemValue>{detail}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {children}
    </Flow>
  );
}

export function RelatedLinks({ title, links }: Brief["related"]) {
  return (
    <Flow>
      <SectionHeading title={title} size="h4" />
      <LinkList links={links} />
    </Flow>
  );
}

interface CornerMotifProps {
  picture: JoinBrief["picture"];
}

/**
 * Position of a motif: bottom left on wide screens, where a short text column leaves room. On narrow screens, the motif
 * is small and above the title.
 */
const corner = {
  position: "absolute",
  bottom: { lg: "0" },
  top: { base: "0", lg: "auto" },
  insetInlineStart: { lg: "0" },
  insetInlineEnd: { base: "0", lg: "auto" },
} as const;

/** Rotates lines that gather at the bottom left, so that they gather at the top right. */
const turned = { base: "rotate(180deg)", lg: "none" } as const;

/** Transform that moves the wheel outward, so far that the detached segment stays below the text. */
const arriving = { base: "translate(38%, -42%) rotate(180deg)", lg: "translate(-40%, 50%)" } as const;

export function CornerMotif({ picture }: CornerMotifProps) {
  switch (picture) {
    case "arcs":
      return <Nest variant="corner" mirror width={{ base: "28", lg: "[28rem]" }} transform={turned} {...corner} />;
    case "nest":
      return (
        <Nest
          variant="hero"
          width={{ base: "40", lg: "[34rem]" }}
          transform={{ base: "translate(20%, -14%)", lg: "translate(-16%, 6%)" }}
          {...corner}
        />
      );
    case "joining":
      return (
        <WheelOutline lit={1} arriving width={{ base: "[13rem]", lg: "[30rem]" }} transform={arriving} {...corner} />
      );
  }
}

interface PlaceDrawingProps extends Pick<ComeBrief, "picture"> {
  /** Seed of the hills in the night picture. */
  slug: string;
}

export function PlaceDrawing({ picture, slug }: PlaceDrawingProps) {
  if (picture === "night")
    return (
      <Box borderRadius="pill" overflow="hidden" maxWidth="[26rem]" width="full" marginX="auto">
        <SlugDrawing slug={slug} family={eventPicture} ratio="1:1" bg="night.deep" />
      </Box>
    );
  const Drawing = picture === "nest" ? Nest : Contours;
  return (
    <Drawing
      variant="hero"
      on="deep"
      maxWidth="[32rem]"
      transform="scale(1.3)"
      // The drawing is larger than its layout box, so the content below needs to move down.
      marginBottom={{ base: "10", md: "24", lg: "0" }}
    />
  );
}
