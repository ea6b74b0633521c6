import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ComponentType } from "react";
import type { branchesIntro, Door } from "../../../data/home.ts";
import type { BranchKey } from "../../../data/site.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { Contours } from "../../drawings/contours.tsx";
import type { MotifProps } from "../../drawings/drawing.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { Steps } from "../../drawings/steps.tsx";

const motifs: Record<BranchKey, ComponentType<MotifProps>> = {
  academy: Steps,
  "erins-place": Nest,
  homestead: Contours,
};

const oneColumn = "minmax(0, 1fr)";

/** The stairs span the full width. The nest and the land enter from the corner. */
const edgeToEdge = { width: "[120%]", maxWidth: "none", marginStart: "[-10.2%]", overflow: "visible" } as const;
const fromTheCorner = { width: { md: "[140%]" }, maxWidth: "none", marginStart: { md: "[-20%]" } } as const;

type BranchDoorProps = Door & {
  learnMore: string;
  /** True for the door that spans the full height beside the others. */
  tall: boolean;
};

function BranchDoor({ branch, name, fullName, promise, description, path, palette, learnMore, tall }: BranchDoorProps) {
  const Motif = motifs[branch];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: oneColumn, md: "3fr 2fr", lg: tall ? oneColumn : "3fr 2fr" }}
      gridRow={tall ? { lg: "span 2" } : undefined}
      bg="colorPalette.deep"
      color="colorPalette.onDeep"
      colorPalette={palette}
      // Backgrounds disappear in forced colors.
      _highContrast={{ borderWidth: "thin" }}
      borderRadius="panel"
      overflow="hidden"
    >
      <Box padding={{ base: "6", md: "10" }}>
        <Heading as="h3" textStyle="h2">
          {name}
        </Heading>
        <Text textStyle="lead" marginTop="2">
          {promise}
        </Text>
        <Text marginY="5">{description}</Text>
        <ButtonLink to={path} variant="onDeep">
          {learnMore}
          <VisuallyHidden> about {fullName}</VisuallyHidden>
        </ButtonLink>
      </Box>
      <Motif variant="hero" on="deep" alignSelf="end" {...(tall ? edgeToEdge : fromTheCorner)} />
    </chakra.li>
  );
}

type BranchDoorsProps = typeof branchesIntro & { doors: readonly Door[] };

export function BranchDoors({ title, lead, learnMore, doors }: BranchDoorsProps) {
  return (
    <Band width="wide" labelledBy="branches">
      <Box maxWidth="measure" marginBottom="10">
        <SectionHeading id="branches" title={title} lead={lead} />
      </Box>
      <Grid as="ul" gap="gap" templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 7fr" }}>
        {doors.map((door, index) => (
          <BranchDoor key={door.branch} {...door} learnMore={learnMore} tall={index === 0} />
        ))}
      </Grid>
    </Band>
  );
}
