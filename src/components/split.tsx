import type { ReactNode } from "react";
import { Columns } from "./columns.tsx";

/** Two columns: the second is wider, and the first is sticky. Stacked on narrow pages. */
export function Split({ children }: { children: ReactNode }) {
  return (
    <Columns
      lg="2fr 3fr"
      rowGap="gap"
      columnGap="16"
      alignItems="start"
      css={{ "& > :first-of-type": { lg: { position: "sticky", top: "32" } } }}
    >
      {children}
    </Columns>
  );
}
