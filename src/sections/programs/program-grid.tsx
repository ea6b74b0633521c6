import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";

interface ProgramGridProps {
  /** True if the order matters. */
  isRanked?: boolean;
  /** One `ProgramItem` each. */
  children: ReactNode;
}

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
