import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { Door, hero, mission } from "../../../data/home.ts";
import type { Figure } from "../../../data/site.ts";
import { Cards } from "../../components/cards.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";
import { ButtonLink, SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";
import { WheelQuilt } from "../../drawings/wheel-art.tsx";
import { petal } from "../../drawings/wheel-ornament.ts";

/**
 * Returns styles with which the wheel responds to the pointer and the keyboard, without scripts. The branch whose
 * button or part of the wheel is hovered or focused stays bright while the other two fade. The link to the quiz turns
 * the wheel by one segment. The effects carry no information that the text lacks.
 */
function answeringWheel(doors: readonly Door[], quizPath: string) {
  const hues = doors.map(({ palette }) => `.${palette}`).join();
  return {
    "& svg, & svg :is(a, g)": { transitionProperty: "[opacity, rotate, scale]", transitionDuration: "slow" },
    ...Object.fromEntries(
      doors.map(({ path, palette }) => [
        `&:has(${pointedAt(path)}) svg a:is(${hues}):not(.${palette})`,
        { opacity: "faint" },
      ]),
    ),
    [`&:has(${pointedAt(quizPath)}) svg`]: { _motionSafe: { rotate: "36deg" } },
  };
}

const pointedAt = (path: string) => `a[href="${path}"]:is(:hover, :focus-visible)`;

/**
 * On wide screens, the wheel is next to the text, and can extend beyond the page's edge. On narrow screens, it is below
 * the text.
 */
export function HomeHero({ title, lead, unsure, wheel, doors }: typeof hero & { doors: readonly Door[] }) {
  return (
    <Section
      labelledBy="welcome"
      overflow="hidden"
      paddingTop={{ base: "8", md: "12", lg: "20" }}
      paddingBottom={{ base: "0", lg: "24" }}
      css={answeringWheel(doors, unsure.link.to)}
    >
      <Flow rhythm="blocks" width={{ lg: "[54%]" }} position="relative" zIndex="base">
        <PageHeading id="welcome" title={title} lead={lead} maxWidth="[31em]" textWrap="balance" />
        <Flex as="ul" flexWrap="wrap" gap="3">
          {doors.map((door) => (
            <DoorButton key={door.branch} {...door} />
          ))}
        </Flex>
        <Text>
          {unsure.question} <SmartLink link={unsure.link} variant="standalone" />
        </Text>
      </Flow>
      <WheelQuilt
        label={wheel}
        branches={doors}
        width={{ base: "[15rem]", md: "full", lg: "[min(56vw, 48rem)]" }}
        maxWidth={{ base: "full", lg: "none" }}
        marginX={{ base: "auto", lg: "0" }}
        position={{ lg: "absolute" }}
        insetStart={{ lg: "[55%]" }}
        insetBlock={{ lg: "0" }}
        marginBlock={{ lg: "auto" }}
      />
    </Section>
  );
}

function DoorButton({ name, audience, path, palette }: Door) {
  return (
    <chakra.li minWidth="0" flexGrow={{ base: "1", sm: "0" }}>
      <ButtonLink
        to={path}
        size="lg"
        paddingX={{ base: "4", sm: "6" }}
        colorPalette={palette}
        flexDirection="column"
        gap="0"
        width="full"
      >
        {name}
        <Text as="span" textStyle="small">
          {audience}
        </Text>
      </ButtonLink>
    </chakra.li>
  );
}

/** Safari before 17 supports only the prefixed property. */
const prefixedHyphens = { WebkitHyphens: { base: "auto", sm: "manual" } };

export function MissionSection({ title, statement, plainly, link }: typeof mission) {
  return (
    <Section tone="deep" labelledBy="mission" backdrop={<SectionEdge motif="arc" tone="deep" />}>
      <Columns lg="7fr 5fr" columnGap="16" rowGap="6" alignItems="end">
        <Box>
          <SectionHeading
            id="mission"
            title={title}
            text={statement}
            size="label"
            textStyle="h1"
            textWrap="balance"
            hyphens={{ base: "auto", sm: "manual" }}
            css={prefixedHyphens}
          />
        </Box>
        <Flow>
          <Text>{plainly}</Text>
          <SmartButton link={link} variant="onDeepOutline" />
        </Flow>
      </Columns>
    </Section>
  );
}

const rays = [-90, -54, -18, 18, 54, 90];

/** The hub of the wheel as the last sun of the page, half below the horizon of the next section. */
function SettingSun(props: DrawingProps) {
  return (
    <Drawing size={[1200, 600]} {...props}>
      <g transform="translate(600 600)">
        {rays.map((angle) => (
          <path key={angle} className="solid fill" d={petal(254, 576, 185)} transform={`rotate(${angle})`} />
        ))}
        <circle className="glow fill" r="200" />
      </g>
    </Drawing>
  );
}

export function ImpactFigures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <Section tone="tint" labelledBy="impact" paddingBottom="0" overflow="hidden">
      <Cards
        as="dl"
        id="impact"
        title={title}
        fit="clamp(9rem, 30vw, 16rem)"
        columnGap="gap"
        rowGap={{ base: "6", md: "12" }}
        width={{ lg: "[58%]" }}
        paddingBottom={{ lg: "band" }}
      >
        {figures.map((figure) => (
          <FigureStat key={figure.label} variant="accent" {...figure} />
        ))}
      </Cards>
      <SettingSun
        marginTop={{ base: "8", lg: "0" }}
        marginX={{ base: "auto", lg: "0" }}
        width={{ base: "[15rem]", md: "full", lg: "[min(52vw, 50rem)]" }}
        maxWidth="none"
        position={{ lg: "absolute" }}
        insetStart={{ lg: "[58%]" }}
        bottom={{ lg: "0" }}
      />
    </Section>
  );
}
