import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { WaysIn as WaysInData } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { Steps } from "../../drawings/steps.tsx";
import { CarriedChair } from "./carried-chair.tsx";
import { WayCard } from "./way-card.tsx";

const looks = {
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
  const { tone, columns, tall, palettes } = looks[kind];
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
