import { Box, chakra, Text } from "@chakra-ui/react";
import type { Chapter, hero, mission, story, vision } from "../../../data/about.ts";
import { Items } from "../../components/lists.tsx";
import { Columns, Flow, Lead, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { arcLine, sparkle } from "../../drawings/pen.ts";
import { petal } from "../../drawings/wheel-ornament.ts";

const bowl = "M176 580h648a324 324 0 0 1-190 290h-268a324 324 0 0 1-190-290z";
const bands = arcLine(268, 104, 256) + arcLine(216, 106, 254);
const steam = "M350 470q-70-70 0-140t0-110M500 450q-70-70 0-140t0-140M650 470q-70-70 0-140t0-110";
const egg = "M500 20c30 0 50 48 50 78a50 50 0 0 1-100 0c0-30 20-78 50-78";

/** The pot that begins the story. Its steam becomes the star, the egg and the leaf of the three branches. */
function SoupPot(props: DrawingProps) {
  return (
    <Drawing size={[720, 870]} {...props}>
      <g transform="translate(-140)">
        <path className="solid fill" d={bowl} />
        <path className="tint" strokeWidth="14" strokeDasharray="0 34" d={bands} transform="translate(500 580)" />
        <chakra.g color="colorPalette.deep">
          <ellipse className="fill" cx="500" cy="580" rx="324" ry="52" />
        </chakra.g>
        <ellipse className="glow fill" cx="500" cy="592" rx="286" ry="38" />
        <ellipse className="solid" cx="500" cy="580" rx="324" ry="52" strokeWidth="18" />
        <path className="line" strokeWidth="12" strokeDasharray="0 28" d={steam} />
        <chakra.g color="night.line">
          <path className="fill" d={sparkle([350, 140], 64)} />
        </chakra.g>
        <chakra.g color="plum.line">
          <path className="fill" d={egg} />
        </chakra.g>
        <chakra.g color="fern.line">
          <path className="fill" d={petal(0, 130, 70)} transform="translate(640 200) rotate(24)" />
        </chakra.g>
      </g>
    </Drawing>
  );
}

/** The first section of the page. Its pot rests on the next section, as on a table. */
export function AboutHero({ title, lead }: typeof hero) {
  return (
    <Section labelledBy="about" paddingBottom="0">
      <Columns lg="3fr 2fr" columnGap="gap" rowGap={{ base: "6", md: "10" }}>
        <Box paddingBottom={{ lg: "band" }}>
          <PageHeading id="about" title={title} lead={lead} maxWidth="[34em]" />
        </Box>
        <SoupPot alignSelf="end" maxWidth={{ base: "[10rem]", md: "[20rem]", lg: "[28rem]" }} marginX="auto" />
      </Columns>
    </Section>
  );
}

/** Top margins: each chapter starts a step further down. */
const steps = ["0", "8", "16", "24"] as const;

export function Story({ title, question, chapters }: typeof story) {
  return (
    <Section tone="deep" labelledBy="story">
      <SectionHeading id="story" title={title} size="label" />
      <Text textStyle="h1" maxWidth="[16em]" textWrap="balance">
        “{question}”
      </Text>
      <Columns as="ol" md="1fr 1fr" xl="repeat(4, 1fr)" gap="gap">
        {chapters.map((chapter, index) => (
          <StoryChapter key={chapter.title} {...chapter} at={index} />
        ))}
      </Columns>
    </Section>
  );
}

function StoryChapter({ title, text, at }: Chapter & { at: number }) {
  return (
    <chakra.li borderTopWidth="medium" borderColor="colorPalette.deepLine" paddingTop="5" marginTop={{ xl: steps[at] }}>
      <SectionHeading level="h3" title={title} text={text} />
    </chakra.li>
  );
}

interface MissionAndVisionProps {
  mission: typeof mission;
  vision: typeof vision;
}

export function MissionAndVision({ mission, vision }: MissionAndVisionProps) {
  return (
    <Columns lg="repeat(2, minmax(0, 1fr))">
      <Half aria-labelledby="mission">
        <Inner marginStart="auto">
          <SectionHeading id="mission" title={mission.title} size="label" color="colorPalette.fg" />
          <Text textStyle={{ base: "h1", lg: "h2", "2xl": "h1" }} textWrap="balance">
            {mission.statement}
          </Text>
          <Lead>{mission.text}</Lead>
        </Inner>
      </Half>
      <Half aria-labelledby="vision" bg="colorPalette.deep" color="colorPalette.onDeep" colorPalette="night">
        <Inner>
          <SectionHeading id="vision" title={vision.title} text={vision.lead} size="label" />
          <Items
            of={vision.scenes}
            variant="ruled"
            textStyle={{ base: "h4", md: "h3" }}
            fontFamily="heading"
            textWrap="balance"
            borderColor="colorPalette.deepLine"
          />
        </Inner>
      </Half>
    </Columns>
  );
}

const Half = chakra("section", { base: { paddingY: "band", paddingX: "gutter" } });

/** Spans from the page's content edge to the middle of the page. */
const Inner = chakra(Flow, {
  base: { maxWidth: { lg: "[calc({sizes.wide} / 2 - 2 * {spacing.gutter})]" }, paddingEnd: { lg: "16" } },
});
