import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { Figure } from "../../../data/site.ts";
import { Band } from "../../components/band.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";
import { SettingSun } from "./setting-sun.tsx";

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
