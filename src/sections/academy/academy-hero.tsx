import { Box, Text } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import type { Audience, about, FrameworkStep, hero } from "../../../data/academy.ts";
import { Actions, SmartLink } from "../../components/links.tsx";
import { Columns, H1, H3, Lead, Section, SectionIntro, Split, type Titled } from "../../components/section.tsx";
import { Steps } from "../../drawings/steps.tsx";

/** The heading overlaps the sky. The steps rise below it and run off the page's edge. */
export function AcademyHero({ title, lead, links }: typeof hero) {
  return (
    <Section
      tone="deep"
      width="wide"
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
      <H1 id="academy-title" maxWidth={{ base: "[6.4em]", md: "[11em]" }} marginBottom="5">
        {title}
      </H1>
      <Box maxWidth={{ lg: "[50%]" }} paddingBottom={{ base: "[58vw]", lg: "0" }}>
        <Lead>{lead}</Lead>
        <Actions links={links} on="deep" marginTop="8" />
      </Box>
    </Section>
  );
}

export function AcademyAbout({ title, paragraphs, praxis, source, figure }: typeof about) {
  return (
    <Section width="wide" labelledBy="about-title">
      <Split>
        <SectionIntro id="about-title" title={title}>
          <p>
            <Text as="span" textStyle="numeral" color="colorPalette.fg">
              {figure.value}
            </Text>
            {` ${figure.label}. ${figure.counts}`}
          </p>
        </SectionIntro>
        <Columns gap="5" maxWidth="measure" alignContent="start">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph}>
              {paragraph} {index === 0 && <SmartLink link={source} />}
            </p>
          ))}
          <p>
            <Text as="dfn" textStyle="h3" color="colorPalette.fg">
              {praxis.word}
            </Text>
            {` ${praxis.gloss}`}
          </p>
        </Columns>
      </Split>
    </Section>
  );
}

export function Audiences({ title, lead, audiences }: Titled & { audiences: readonly Audience[] }) {
  return (
    <Section width="wide" tone="sunken" labelledBy="audiences-title">
      <SectionIntro id="audiences-title" title={title} lead={lead} />
      <Columns
        as="ul"
        md="1fr 1fr"
        lg="1fr 1fr 1fr"
        columnGap="16"
        rowGap="10"
        marginTop="10"
        css={{ "& > :nth-of-type(3n + 2)": { lg: { transform: "translateY(2.5rem)" } } }}
      >
        {audiences.map(({ key, name, text }) => (
          <li key={key}>
            <H3 color="colorPalette.fg" marginBottom="2">
              {name}
            </H3>
            <p>{text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** Number of steps that are lower than the heading above them. */
const lowSteps = 4;

/**
 * Shows the framework as a staircase: letters that read downward on narrow pages, and eight rising steps on wide ones.
 * The heading is above the low steps, and the others rise beside it. It can therefore grow to any height.
 */
export function LiberateStairs({ title, lead, steps }: Titled & { steps: readonly FrameworkStep[] }) {
  return (
    <Columns as="section" aria-labelledby="framework-title" paddingTop="band" rowGap="8">
      {/* Minimum height: with the gap below, as high as the steps that rise beside it. */}
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
      <H3
        textStyle={{ base: "h2", xl: "h4", "2xl": "h3" }}
        _firstLetter={{ color: "marigold.solid", fontSize: { xl: "[1.8em]" } }}
      >
        {step.name}
      </H3>
      <p>{step.text}</p>
    </Box>
  );
}
