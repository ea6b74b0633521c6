import { Box, chakra, Text } from "@chakra-ui/react";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Cards } from "../../components/cards.tsx";
import { Doors } from "../../components/doors.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";
import { SmartLink } from "../../components/links.tsx";
import { Columns, Flow, PageHeading, Section, SectionHeading } from "../../components/section.tsx";

/** A chair seen from above: an arc of 20 degrees around the table's center, at the top. */
const chair = "M-45-256A260 260 0 0 1 45-256";

const chairs = [
  { branch: "night", stroke: "night.line", seats: [1, 2, 3] },
  { branch: "plum", stroke: "plum.line", seats: [4, 5, 6] },
  { branch: "fern", stroke: "fern.line", seats: [7, 8, 9] },
] as const;

/** A plate in front of the chair. */
const plates = "M0-160h0";

/**
 * A round table seen from above, set for ten, 36 degrees apart. Nine chairs are in place, and the tenth is pulled out
 * for the visitor.
 */
function RoundTable() {
  return (
    <chakra.svg
      viewBox="-300 -370 600 670"
      aria-hidden
      fill="transparent"
      stroke="clay.line"
      strokeLinecap="round"
      strokeWidth="36"
      width="full"
      maxWidth="[28rem]"
      marginX="auto"
    >
      <chakra.circle r="206" fill="clay.deep" strokeWidth="0" />
      <chakra.g stroke="clay.deepLine" strokeWidth="46">
        {Array.from({ length: 10 }, (_, seat) => (
          <path key={seat} d={plates} transform={`rotate(${seat * 36 + 22})`} />
        ))}
      </chakra.g>
      <chakra.g stroke="marigold.solid" strokeWidth="6">
        <chakra.circle r="46" fill="marigold.solid" />
        <circle r="72" strokeDasharray="0 18.85" />
        <circle r="96" strokeDasharray="0 20.1" />
      </chakra.g>
      {chairs.map(({ branch, stroke, seats }) => (
        <chakra.g key={branch} stroke={stroke}>
          {seats.map((seat) => (
            <path key={seat} d={chair} transform={`rotate(${seat * 36 + 22})`} />
          ))}
        </chakra.g>
      ))}
      <chakra.g stroke="clay.solid">
        <path d={chair} transform="rotate(22) translate(8 -78) rotate(9)" />
      </chakra.g>
    </chakra.svg>
  );
}

const palettes = { seat: "clay", give: "fern" } as const;

/**
 * The first section of the page. It has two doors, because both the header’s Donate link and links for people who need
 * a seat lead here.
 */
export function ScholarshipsHero({ title, lead, doors }: ScholarshipsPage["hero"]) {
  return (
    <Section
      tone="tint"
      colorPalette="night"
      labelledBy="scholarships-title"
      overflow="hidden"
      paddingTop={{ base: "8", md: "band" }}
    >
      <Columns lg="3fr 2fr" gap="gap" alignItems="center">
        <Flow rhythm="blocks">
          <PageHeading id="scholarships-title" title={title} lead={lead} size="h1" maxWidth="measure" />
          <Doors doors={doors} palettes={palettes} sm="1fr 1fr" />
        </Flow>
        <RoundTable />
      </Columns>
    </Section>
  );
}

export function Pool({ title, steps, loop }: ScholarshipsPage["pool"]) {
  return (
    <Section tone="sunken" labelledBy="pool-title">
      <SectionHeading id="pool-title" title={title} />
      <Box borderWidth="medium" borderColor="colorPalette.line" borderRadius="panel" paddingX={{ base: "6", md: "10" }}>
        <Columns as="ol" fit="13rem" paddingY="10" gap="8">
          {steps.map((step, index) => (
            <Flow as="li" rhythm="tight" key={step.title}>
              <Text textStyle="h1" color="colorPalette.fg" fontFamily="heading" aria-hidden>
                {index + 1}
              </Text>
              <SectionHeading level="h3" title={step.title} text={step.text} size="h4" />
            </Flow>
          ))}
        </Columns>
        {/* Overlaps the box's border and interrupts it. */}
        <Text
          textStyle="h4"
          fontFamily="heading"
          width="fit"
          marginX="auto"
          paddingX="4"
          bg="bg.sunken"
          textAlign="center"
          transform="translateY(50%)"
        >
          {loop}
        </Text>
      </Box>
    </Section>
  );
}

export function TwoFigures({ title, link, shown }: ScholarshipsPage["figures"]) {
  return (
    <Section tone="deep" colorPalette="night" labelledBy="figures-title">
      <Cards as="dl" id="figures-title" title={title} size="h3" md="1fr 1fr" gap="gap">
        {shown.map((figure) => (
          <FigureStat
            key={figure.value}
            borderTopWidth="medium"
            borderColor="colorPalette.deepLine"
            paddingTop="6"
            {...figure}
          />
        ))}
      </Cards>
      <SmartLink link={link} variant="standalone" color="inherit" />
    </Section>
  );
}
