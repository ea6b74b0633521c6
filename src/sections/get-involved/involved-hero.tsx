import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { hero, impact } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";
import { chair } from "../../drawings/chair.ts";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";

const table = "M0-150h420M210-150V0M120 0h180";
const bowls = "M60-208h90a45 45 0 0 1-90 0zM270-208h90a45 45 0 0 1-90 0z";

/** Horizontal positions of the chairs on both sides of each table, in the color of a branch. */
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
    <Band tone="tint" width="wide" labelledBy="involved" paddingBottom="0" overflow="hidden">
      <Heading as="h1" id="involved" textStyle="display" maxWidth="[13em]">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="[34em]" marginTop="8">
        {lead}
      </Text>
      <RowOfChairs marginTop="12" minWidth="[44rem]" />
    </Band>
  );
}

export function Plates({ title, figures }: typeof impact) {
  return (
    <Band tone="deep" width="wide" labelledBy="impact">
      <Heading as="h2" id="impact" textStyle="h2" marginBottom="10">
        {title}
      </Heading>
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
    </Band>
  );
}
