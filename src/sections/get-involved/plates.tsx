import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { impact } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";

/** The figures, served on plates. */
export function Plates({ title, figures }: typeof impact) {
  return (
    <Band tone="deep" width="wide" labelledBy="impact">
      <Heading as="h2" id="impact" textStyle="h2" marginBottom="10">
        {title}
      </Heading>
      <Grid
        as="dl"
        gap="gap"
        templateColumns={{
          base: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
          md: "1fr 1fr",
          lg: "repeat(4, 1fr)",
        }}
      >
        {figures.map(({ value, label, counts }) => (
          <div key={label}>
            <chakra.dt>
              <Plate textStyle="h2">{value}</Plate>
              <Text as="span" textStyle="h4">
                {label}
              </Text>
            </chakra.dt>
            <chakra.dd marginTop="2">{counts}</chakra.dd>
          </div>
        ))}
      </Grid>
    </Band>
  );
}

const Plate = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    maxWidth: "[11.5rem]",
    aspectRatio: "square",
    marginBottom: "5",
    borderWidth: "medium",
    borderColor: "colorPalette.deepLine",
    borderRadius: "pill",
    boxShadow:
      "[inset 0 0 0 0.75rem {colors.colorPalette.deep}, inset 0 0 0 calc(0.75rem + 1px) {colors.colorPalette.deepLine}]",
  },
});
