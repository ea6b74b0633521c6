import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";

/** Two columns: the second is wider, and the first is sticky. Stacked on narrow pages. */
export function Split({ children }: { children: ReactNode }) {
  return (
    <Grid
      rowGap="gap"
      columnGap="16"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "2fr 3fr" }}
      alignItems="start"
      css={{ "& > :first-of-type": { lg: { position: "sticky", top: "32" } } }}
    >
      {children}
    </Grid>
  );
}
