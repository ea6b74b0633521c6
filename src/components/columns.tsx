import { Grid, type GridProps } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";

export interface ColumnsProps extends Omit<GridProps, "templateColumns" | "sm" | "md" | "lg" | "xl"> {
  /** Columns from this breakpoint on. Below the first one, there is one column. */
  sm?: string;
  md?: string;
  lg?: string;
  xl?: string;
  /** Minimum width of a column, if as many as fit are beside each other. Replaces the breakpoints. */
  fit?: string;
}

/** A grid whose columns can become narrower than their content. */
export function Columns({ sm, md, lg, xl, fit, ...rest }: ColumnsProps) {
  const columns = fit ? `repeat(auto-fit, minmax(min(100%, ${fit}), 1fr))` : { base: "minmax(0, 1fr)", sm, md, lg, xl };
  return <Grid templateColumns={columns} {...rest} />;
}

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
