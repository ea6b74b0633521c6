import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { impact } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";

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
