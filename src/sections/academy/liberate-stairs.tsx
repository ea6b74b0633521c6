import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { CSSProperties } from "react";
import type { FrameworkStep } from "../../../data/academy.ts";

interface LiberateStairsProps {
  title: string;
  lead: string;
  steps: readonly FrameworkStep[];
}

/**
 * The framework as a staircase: letters that read downward on narrow pages; on wide ones eight rising steps, with the
 * heading in the open air above the low ones.
 */
export function LiberateStairs({ title, lead, steps }: LiberateStairsProps) {
  return (
    <Grid as="section" aria-labelledby="framework-title" paddingTop="band" rowGap="8">
      <Box gridArea={{ xl: "1 / 1" }} zIndex="[1]" paddingX="gutter" height="fit">
        <Box maxWidth={{ xl: "[46%]" }}>
          <Heading as="h2" id="framework-title" textStyle="h1">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="4">
            {lead}
          </Text>
        </Box>
      </Box>
      <Grid
        as="ol"
        gridArea={{ xl: "1 / 1" }}
        listStyleType="none"
        templateColumns={{ xl: "repeat(8, 1fr)" }}
        color="colorPalette.onDeep"
      >
        {steps.map((step, index) => (
          <Stair key={step.name} step={step} below={steps.length - 1 - index} />
        ))}
      </Grid>
    </Grid>
  );
}

function Stair({ step, below }: { step: FrameworkStep; below: number }) {
  return (
    <Box
      as="li"
      style={{ "--below": below } as CSSProperties}
      marginTop={{ xl: "[calc(var(--below) * 3rem)]" }}
      bg="colorPalette.deep"
      borderTopWidth="[3px]"
      borderColor="colorPalette.deepLine"
      paddingX={{ base: "gutter", xl: "5" }}
      paddingTop="4"
      paddingBottom={{ base: "6", xl: "16" }}
    >
      <Heading as="h3" textStyle="h2" _firstLetter={{ color: "marigold.solid", fontSize: "[1.6em]" }}>
        {step.name}
      </Heading>
      <Text maxWidth="measure">{step.text}</Text>
    </Box>
  );
}
