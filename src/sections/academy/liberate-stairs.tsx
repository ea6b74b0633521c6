import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { CSSProperties } from "react";
import type { FrameworkStep } from "../../../data/academy.ts";
import { SectionIntro } from "../../components/section-intro.tsx";

interface LiberateStairsProps {
  title: string;
  lead: string;
  steps: readonly FrameworkStep[];
}

/** Number of steps that are lower than the heading above them. */
const lowSteps = 4;

/**
 * Shows the framework as a staircase: letters that read downward on narrow pages, and eight rising steps on wide ones.
 * The heading is above the low steps, and the others rise beside it. It can therefore grow to any height.
 */
export function LiberateStairs({ title, lead, steps }: LiberateStairsProps) {
  return (
    <Grid as="section" aria-labelledby="framework-title" paddingTop="band" rowGap="8" templateColumns="minmax(0, 1fr)">
      {/* Minimum height: with the gap below, as high as the steps that rise beside it. */}
      <Box minHeight={{ xl: "[10rem]", "2xl": "[14rem]" }}>
        <Box position="relative" maxWidth="wide" marginX="auto" paddingX="gutter">
          <Box maxWidth={{ xl: "[42%]" }}>
            <SectionIntro id="framework-title" title={title} lead={lead} />
          </Box>
        </Box>
      </Box>
      <Grid
        as="ol"
        templateColumns={{ base: "minmax(0, 1fr)", xl: "6.5fr repeat(6, 5fr) 6fr" }}
        color="colorPalette.onDeep"
        bg={{ base: "colorPalette.deep", xl: "transparent" }}
        paddingY={{ base: "6", xl: "0" }}
      >
        {steps.map((step, index) => (
          <Stair key={step.name} step={step} below={steps.length - lowSteps - 1 - index} />
        ))}
      </Grid>
    </Grid>
  );
}

/**
 * `below` counts steps below the heading's bottom edge, one rise each on wide pages. A negative step is beside the
 * heading.
 */
function Stair({ step, below }: { step: FrameworkStep; below: number }) {
  return (
    <Box
      as="li"
      style={{ "--below": below } as CSSProperties}
      marginTop={{ xl: "[calc(var(--below) * {spacing.12})]", "2xl": "[calc(var(--below) * {spacing.16})]" }}
      bg="colorPalette.deep"
      borderTopWidth={{ xl: "thick" }}
      borderColor="marigold.solid"
      paddingX={{ base: "gutter", xl: "3" }}
      _first={{
        paddingStart: "[max({spacing.gutter}, min(50vw - 44rem + {spacing.gutter}, 5rem))]",
        _before: { display: "none" },
      }}
      _last={{ paddingEnd: "gutter" }}
      paddingTop="4"
      paddingBottom={{ xl: "12" }}
      position="relative"
      _before={{
        xl: {
          content: "''",
          position: "absolute",
          left: "0",
          top: "0",
          height: { base: "12", "2xl": "16" },
          borderStyle: "[solid]",
          borderWidth: "0",
          borderLeftWidth: "thick",
          borderColor: "[inherit]",
        },
      }}
    >
      <Heading
        as="h3"
        textStyle={{ base: "h2", xl: "h4", "2xl": "h3" }}
        _firstLetter={{ color: "marigold.solid", fontSize: { xl: "[1.8em]" } }}
      >
        {step.name}
      </Heading>
      <p>{step.text}</p>
    </Box>
  );
}
