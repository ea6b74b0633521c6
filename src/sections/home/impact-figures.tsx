import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { Figure } from "../../../data/site.ts";
import { Band } from "../../components/band.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";

interface ImpactFiguresProps {
  title: string;
  figures: readonly Figure[];
}

/** Every figure says what it counts. */
export function ImpactFigures({ title, figures }: ImpactFiguresProps) {
  return (
    <Band
      tone="tint"
      width="wide"
      colorPalette="marigold"
      labelledBy="impact"
      backdrop={<BandEdge motif="steps" tone="tint" />}
    >
      <Heading as="h2" id="impact" textStyle="h2" marginBottom="10">
        {title}
      </Heading>
      <Grid as="dl" gap="gap" templateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
        {figures.map(({ value, label, counts }) => (
          <Box key={label} borderTopWidth="thick" borderColor="colorPalette.line" paddingTop="4">
            <chakra.dt>
              <Text as="span" textStyle="display" display="block" whiteSpace="nowrap">
                {value}
              </Text>
              <Text as="span" textStyle="h4">
                {label}
              </Text>
            </chakra.dt>
            <chakra.dd textStyle="small" marginTop="2">
              {counts}
            </chakra.dd>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}
