import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { Figure } from "../../../data/site.ts";
import { Band } from "../../components/band.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { petal } from "../../drawings/wheel-ornament.ts";

const rays = [-90, -54, -18, 18, 54, 90];

/** The hub of the wheel as the last sun of the page, half below the horizon of the next section. */
function SettingSun(props: DrawingProps) {
  return (
    <Drawing size={[1200, 600]} {...props}>
      <g transform="translate(600 600)">
        {rays.map((angle) => (
          <path key={angle} className="solid fill" d={petal(254, 576, 185)} transform={`rotate(${angle})`} />
        ))}
        <circle className="glow fill" r="200" />
      </g>
    </Drawing>
  );
}

interface ImpactFiguresProps {
  title: string;
  figures: readonly Figure[];
}

export function ImpactFigures({ title, figures }: ImpactFiguresProps) {
  return (
    <Band tone="tint" width="wide" labelledBy="impact" paddingBottom="0" overflow="hidden">
      <Heading as="h2" id="impact" textStyle="h2" marginBottom="10">
        {title}
      </Heading>
      <Grid
        as="dl"
        columnGap="gap"
        rowGap="12"
        width={{ lg: "[58%]" }}
        paddingBottom={{ lg: "band" }}
        templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
      >
        {figures.map((figure) => (
          <FigureStat key={figure.label} variant="accent" {...figure} />
        ))}
      </Grid>
      <SettingSun
        marginTop={{ base: "12", lg: "0" }}
        width={{ lg: "[min(52vw, 50rem)]" }}
        maxWidth="none"
        position={{ lg: "absolute" }}
        insetStart={{ lg: "[58%]" }}
        bottom={{ lg: "0" }}
      />
    </Band>
  );
}
