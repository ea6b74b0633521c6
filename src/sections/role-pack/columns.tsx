import { Grid, type GridProps } from "@chakra-ui/react/grid";

interface ColumnsProps extends GridProps {
  atMost: "two" | "three";
}

/** Fits as many columns as possible: `atMost` on paper, where sizes are smaller, and one on a phone. */
export function Columns({ atMost, ...rest }: ColumnsProps) {
  return <Grid templateColumns={`repeat(auto-fit, minmax(min(100%, ${narrowest[atMost]}), 1fr))`} {...rest} />;
}

const narrowest = { two: "22rem", three: "15rem" } as const;
