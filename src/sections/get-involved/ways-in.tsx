import { Card, chakra, Grid, type HTMLChakraProps, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { hero, impact, unsure, WayIn, WaysIn as WaysInData } from "../../../data/get-involved.ts";
import { Cards } from "../../components/cards.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Flow, H1, H3, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { Steps } from "../../drawings/steps.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";

/** A chair in side view, facing right. The foot of its back is at the origin. */
const chair = "M0-230V0M0-104h104V0";

function CarriedChair(props: DrawingProps) {
  return (
    <Drawing size={[600, 360]} {...props}>
      <path className="soft" strokeWidth="12" strokeDasharray="0 30" d="M60 250q90-230 400-170" />
      <path className="solid" strokeWidth="30" d={chair} transform="translate(330 330) rotate(-14)" />
      <path className="line" strokeWidth="12" d="M20 346h240M500 346h80" />
    </Drawing>
  );
}

interface WayCardProps extends WayIn {
  palette: HTMLChakraProps<"li">["colorPalette"];
  /** Grid area and drawing of the card that is as tall as the other two together. */
  tall?: { area: string; drawing: ReactNode };
}

function WayCard({ title, description, next, link, palette, tall }: WayCardProps) {
  return (
    <Card.Root
      as="li"
      variant="tint"
      colorPalette={palette}
      gridArea={tall && { md: tall.area }}
      overflow={tall && "hidden"}
    >
      <Card.Body alignItems="flex-start" css={{ "& > *": { maxWidth: "full" } }} flexGrow={tall ? "0" : "1"}>
        <H3 textStyle={tall ? "h2" : "h3"} color="colorPalette.fg">
          {title}
        </H3>
        <Lead>{description}</Lead>
        <Text textStyle="small" marginTop="auto">
          {next}
        </Text>
        <SmartButton link={link} size={tall ? "lg" : "md"} />
      </Card.Body>
      {tall?.drawing}
    </Card.Root>
  );
}

const layouts = {
  take: {
    tone: "canvas",
    columns: "7fr 5fr",
    palettes: ["night", "plum", "clay"],
    tall: {
      at: 0,
      area: "1 / 1 / span 2",
      drawing: <Steps variant="hero" width="[84%]" marginTop="auto" marginEnd="[-6.2%]" alignSelf="flex-end" />,
    },
  },
  make: {
    tone: "sunken",
    columns: "5fr 7fr",
    palettes: ["clay", "fern", "river"],
    tall: { at: 2, area: "1 / 2 / span 2", drawing: <CarriedChair padding="gap" marginTop="auto" /> },
  },
} as const;

export function WaysIn({ kind, title, ways }: WaysInData) {
  const { tone, columns, tall, palettes } = layouts[kind];
  return (
    <Section tone={tone} labelledBy={kind}>
      <Cards id={kind} title={title} md={columns} gap="gap">
        {ways.map((way, index) => (
          <WayCard key={way.title} {...way} palette={palettes[index]} tall={index === tall.at ? tall : undefined} />
        ))}
      </Cards>
    </Section>
  );
}

export function UndecidedHelper({ title, text, link }: typeof unsure) {
  return (
    <Section isOnward labelledBy="unsure" overflow="hidden">
      <Flow maxWidth="[30rem]" position="relative" zIndex="base">
        <SectionHeading id="unsure" title={title} lead={text} />
        <SmartButton link={link} size="lg" />
      </Flow>
      <WheelOutline
        hideBelow="md"
        position="absolute"
        top="-32"
        marginTop="0"
        insetStart="[max(54%, 34rem)]"
        width="[44rem]"
        maxWidth="none"
      />
    </Section>
  );
}

const table = "M0-150h420M210-150V0M120 0h180";
const bowls = "M60-208h90a45 45 0 0 1-90 0zM270-208h90a45 45 0 0 1-90 0z";

/** Tables, each with the color of a branch and the horizontal positions of the chairs on both sides. */
const guests = [
  { hue: "night.line", left: 400, right: 1100 },
  { hue: "plum.line", left: 1240, right: 1940 },
] as const;

/** A chair on its way to two laid tables. The scene rests on the next section. */
function RowOfChairs(props: DrawingProps) {
  return (
    <Drawing size={[2000, 330]} {...props}>
      <g strokeWidth="24" transform="translate(0 318)">
        <path className="solid" d={chair} transform="translate(110-20) rotate(-14)" />
        <path className="glow" strokeWidth="12" strokeDasharray="0 30" d="M160-290q90-40 170 40" />
        {guests.map(({ hue, left, right }) => (
          <chakra.g key={hue} color={hue}>
            <path d={chair} transform={`translate(${left})`} />
            <path d={chair} transform={`matrix(-1 0 0 1 ${right} 0)`} />
          </chakra.g>
        ))}
        <chakra.g color="fern.line">
          {guests.map(({ left }) => (
            <path key={left} d={table} transform={`translate(${left + 140})`} />
          ))}
        </chakra.g>
        {guests.map(({ left }) => (
          <path key={left} className="glow fill" d={bowls} transform={`translate(${left + 140})`} />
        ))}
      </g>
    </Drawing>
  );
}

export function InvolvedHero({ title, lead }: typeof hero) {
  return (
    <Section tone="tint" labelledBy="involved" paddingBottom="0" overflow="hidden">
      <H1 id="involved" maxWidth="[13em]">
        {title}
      </H1>
      <Lead maxWidth="[34em]">{lead}</Lead>
      <RowOfChairs minWidth="[44rem]" />
    </Section>
  );
}

export function Plates({ title, link, figures }: typeof impact) {
  return (
    <Section tone="deep" labelledBy="impact">
      <SectionHeading id="impact" title={title} />
      <Grid
        as="dl"
        gap="gap"
        templateColumns={{
          base: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
          md: "1fr 1fr",
          lg: "repeat(4, 1fr)",
        }}
      >
        {figures.map((figure) => (
          <FigureStat key={figure.label} variant="plate" {...figure} />
        ))}
      </Grid>
      <SmartLink link={link} variant="standalone" />
    </Section>
  );
}
