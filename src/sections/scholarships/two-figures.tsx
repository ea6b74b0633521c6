import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";

export function TwoFigures({ title, shown }: ScholarshipsPage["figures"]) {
  return (
    <Band isStatic tone="deep" colorPalette="night" labelledBy="figures-title">
      <Heading as="h2" id="figures-title" textStyle="h3">
        {title}
      </Heading>
      <Grid as="dl" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="gap" marginTop="8">
        {shown.map((figure) => (
          <FigureStat
            key={figure.value}
            borderTopWidth="medium"
            borderColor="colorPalette.deepLine"
            paddingTop="6"
            {...figure}
          />
        ))}
      </Grid>
    </Band>
  );
}
