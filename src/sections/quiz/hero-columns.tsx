import { Grid, type GridProps } from "@chakra-ui/react/grid";

/** Words and the wheel beside them; below them on narrow pages. */
export function HeroColumns(props: GridProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", md: "3fr 2fr", lg: "1fr 1fr" }}
      gap="gap"
      alignItems="center"
      {...props}
    />
  );
}
