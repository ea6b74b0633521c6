import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";

interface ProgramGridProps {
  /** Whether their order means something. */
  isRanked?: boolean;
  /** A `ProgramItem` each. */
  children: ReactNode;
}

/** Programs of every kind, one beside the other. */
export function ProgramGrid({ isRanked = false, children }: ProgramGridProps) {
  return (
    <Grid
      as={isRanked ? "ol" : "ul"}
      gap="gap"
      marginTop="8"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
    >
      {children}
    </Grid>
  );
}
