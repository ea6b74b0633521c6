import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";

/** Short fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" gap="6" alignItems="end">
      {children}
    </Grid>
  );
}
