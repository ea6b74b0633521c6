import { Box } from "@chakra-ui/react/box";
import { Card } from "@chakra-ui/react/card";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { unsure, WayIn, WaysIn as WaysInData } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { chair } from "../../drawings/chair.ts";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { Steps } from "../../drawings/steps.tsx";
import { WheelArt } from "../../drawings/wheel-art.tsx";

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
        <Heading as="h3" textStyle={tall ? "h2" : "h3"} color="colorPalette.fg">
          {title}
        </Heading>
        <Text textStyle="lead">{description}</Text>
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

export function WaysIn({ kind, title, lead, ways }: WaysInData) {
  const { tone, columns, tall, palettes } = layouts[kind];
  return (
    <Band tone={tone} width="wide" labelledBy={kind}>
      <Box maxWidth="measure" marginBottom="8">
        <SectionHeading id={kind} title={title} lead={lead} />
      </Box>
      <Grid as="ul" gap="gap" templateColumns={{ base: "minmax(0, 1fr)", md: columns }}>
        {ways.map((way, index) => (
          <WayCard key={way.title} {...way} palette={palettes[index]} tall={index === tall.at ? tall : undefined} />
        ))}
      </Grid>
    </Band>
  );
}

export function UndecidedHelper({ title, text, link }: typeof unsure) {
  return (
    <Band width="wide" labelledBy="unsure" overflow="hidden">
      <Box maxWidth="[30rem]" position="relative" zIndex="base">
        <SectionHeading id="unsure" title={title} lead={text} marginBottom="6" />
        <SmartButton link={link} size="lg" />
      </Box>
      <WheelArt
        variant="outline"
        hideBelow="md"
        position="absolute"
        top="-32"
        insetStart="[max(54%, 34rem)]"
        width="[44rem]"
        maxWidth="none"
      />
    </Band>
  );
}
