import { Box } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import type { about, FrameworkStep, hero } from "../../../data/academy.ts";
import { Actions, SmartLink } from "../../components/links.tsx";
import { NamedLines } from "../../components/lists.tsx";
import { Columns, Flow, H1, H3, Lead, Section, SectionIntro, Split, type Titled } from "../../components/section.tsx";
import { Steps } from "../../drawings/steps.tsx";

/** The first section of the page. The heading overlaps the sky. The steps rise below it and run off the page's edge. */
export function AcademyHero({ title, lead, links }: typeof hero) {
  return (
    <Section
      tone="deep"
      labelledBy="academy-title"
      overflow="hidden"
      backdrop={
        <Box
          position="absolute"
          right={{ base: "[-7%]", lg: "[-4%]" }}
          bottom="[-1px]"
          width={{ base: "full", lg: "[44%]" }}
        >
          <Steps variant="hero" on="deep" overflow="visible" />
        </Box>
      }
    >
      <H1 id="academy-title" maxWidth="[11em]">
        {title}
      </H1>
      <Flow maxWidth={{ lg: "[50%]" }} paddingBottom={{ base: "[58vw]", lg: "0" }}>
        <Lead>{lead}</Lead>
        <Actions links={links} on="deep" />
      </Flow>
    </Section>
  );
}

export function AcademyAbout({ title, first, second, source, audiences }: typeof about) {
  return (
    <Section labelledBy="about-title">
      <Split>
        <SectionIntro id="about-title" title={title}>
          <p>
            {`${first} `}
            <SmartLink link={source} />
          </p>
          <p>{second}</p>
        </SectionIntro>
        <Flow>
          <H3>{audiences.title}</H3>
          <NamedLines of={audiences.items} />
        </Flow>
      </Split>
    </Section>
  );
}

/** Number of steps that are lower than the heading above them. */
const lowSteps = 4;

/**
 * Shows the framework as a staircase: letters that read downward on narrow pages, and eight rising steps on wide ones.
 * The heading is above the low steps, and the others rise next to it. The heading can therefore grow to any height.
 */
export function LiberateStairs({ title, lead, steps }: Titled & { steps: readonly FrameworkStep[] }) {
  return (
    <Columns as="section" aria-labelledby="framework-title" paddingTop="band" rowGap="8">
      {/* The minimum height, with the gap below, equals the height of the steps that rise next to it. */}
      <Box minHeight={{ xl: "[10rem]", "2xl": "[14rem]" }}>
        <Box position="relative" maxWidth="wide" marginX="auto" paddingX="gutter">
          <Box maxWidth={{ xl: "[42%]" }}>
            <SectionIntro id="framework-title" title={title} lead={lead} />
          </Box>
        </Box>
      </Box>
      <Columns
        as="ol"
        xl="6.5fr repeat(6, 5fr) 6fr"
        color="colorPalette.onDeep"
        bg={{ base: "colorPalette.deep", xl: "transparent" }}
        paddingY={{ base: "6", xl: "0" }}
      >
        {steps.map((step, index) => (
          <Stair key={step.name} step={step} below={steps.length - lowSteps - 1 - index} />
        ))}
      </Columns>
    </Columns>
  );
}

/**
 * On wide pages, `below` is the number of rises from the heading's bottom edge down to this step. A step with a
 * negative number is next to the heading.
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
      paddingTop={{ base: "2", xl: "4" }}
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
      <H3
        textStyle={{ base: "h4", "2xl": "h3" }}
        _firstLetter={{ color: "marigold.solid", fontSize: { xl: "[1.8em]" } }}
      >
        {step.name}
      </H3>
      <p>{step.text}</p>
    </Box>
  );
}
