import { Grid, type GridProps } from "@chakra-ui/react/grid";

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
