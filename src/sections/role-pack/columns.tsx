import { Grid, type GridProps } from "@chakra-ui/react/grid";

interface ColumnsProps extends GridProps {
  atMost: "two" | "three";
}

/** As many columns as there is room for: on paper, whose sizes are smaller, that many, on a phone one. */
export function Columns({ atMost, ...rest }: ColumnsProps) {
  return <Grid templateColumns={`repeat(auto-fit, minmax(min(100%, ${narrowest[atMost]}), 1fr))`} {...rest} />;
}

const narrowest = { two: "22rem", three: "15rem" } as const;
