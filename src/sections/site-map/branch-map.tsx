import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { ComponentType } from "react";
import type { SitePart } from "../../../data/site-parts.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { Contours } from "../../drawings/contours.tsx";
import type { MotifProps } from "../../drawings/drawing.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { Steps } from "../../drawings/steps.tsx";
import { PageColumns } from "./page-columns.tsx";

/** A part of the site with the pages below its own page. */
export interface MappedPart extends Pick<SitePart, "title" | "palette"> {
  to: string;
  pages: readonly { path: string; title: string }[];
}

const motifs: Partial<Record<SitePart["palette"], ComponentType<MotifProps>>> = {
  night: Steps,
  plum: Nest,
  fern: Contours,
};

export function BranchMap({ title, palette, to, pages }: MappedPart) {
  const Motif = motifs[palette];
  return (
    <Band tone="deep" colorPalette={palette} width="wide" overflow="hidden" paddingY={{ base: "10", md: "14" }}>
      {Motif && (
        <Box position="absolute" right="0" top="0" width={{ base: "[8rem]", md: "[14rem]" }} hideBelow="sm">
          <Motif variant="corner" on="deep" />
        </Box>
      )}
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 2fr)" }} gap="gap">
        <Heading as="h2" textStyle="h1">
          <RouteLink to={to}>{title}</RouteLink>
        </Heading>
        <Box paddingInlineEnd={{ md: "32" }}>
          <PageColumns pages={pages} />
        </Box>
      </Grid>
    </Band>
  );
}
