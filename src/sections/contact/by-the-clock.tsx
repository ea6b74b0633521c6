import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import { Band } from "../../components/band.tsx";

export function ByTheClock({ children }: { children: ReactNode }) {
  return (
    <Band tone="sunken" colorPalette="river">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }}
        gap={{ base: "16", lg: "20" }}
        alignItems="start"
      >
        {children}
      </Grid>
    </Band>
  );
}
