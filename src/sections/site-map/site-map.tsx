import { Box, chakra } from "@chakra-ui/react";
import type { ComponentType } from "react";
import type { PageSummary } from "../../../data/every-page.ts";
import type { SiteLink } from "../../../data/link.ts";
import type { siteMapWords } from "../../../data/site-map.ts";
import type { SitePart } from "../../../data/site-parts.ts";
import { ButtonLink, RouteLink } from "../../components/links.tsx";
import { Columns, H2, PageHeading, Section } from "../../components/section.tsx";
import { Contours } from "../../drawings/contours.tsx";
import type { MotifProps } from "../../drawings/drawing.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { Steps } from "../../drawings/steps.tsx";

type MappedPages = readonly Pick<PageSummary, "path" | "title">[];

function PageColumns({ pages }: { pages: MappedPages }) {
  return (
    <chakra.ul columns="[16rem]" columnGap="8">
      {pages.map(({ path, title }) => (
        <chakra.li key={path} breakInside="avoid">
          <RouteLink to={path} variant="standalone" lineHeight="snug" paddingY="1">
            {title}
          </RouteLink>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** A part of the site, with the pages that belong to it other than its main page. */
interface MappedPart extends Pick<SitePart, "title" | "palette"> {
  to: string;
  pages: MappedPages;
}

const motifs: Partial<Record<SitePart["palette"], ComponentType<MotifProps>>> = {
  night: Steps,
  plum: Nest,
  fern: Contours,
};

export function BranchMap({ title, palette, to, pages }: MappedPart) {
  const Motif = motifs[palette];
  return (
    <Section tone="deep" colorPalette={palette} overflow="hidden" paddingY={{ base: "10", md: "14" }}>
      {Motif && (
        <Box position="absolute" right="0" top="0" width={{ base: "[8rem]", md: "[14rem]" }} hideBelow="sm">
          <Motif variant="corner" on="deep" />
        </Box>
      )}
      <Columns lg="minmax(0, 1fr) minmax(0, 2fr)" gap="gap" marginTop="0">
        <H2 textStyle="h1">
          <RouteLink to={to}>{title}</RouteLink>
        </H2>
        <Box paddingInlineEnd={{ md: "32" }}>
          <PageColumns pages={pages} />
        </Box>
      </Columns>
    </Section>
  );
}

/** Parts of the site that belong to no single branch. */
export function PartsMap({ parts }: { parts: readonly MappedPart[] }) {
  return (
    <Section>
      {parts.map(({ title, palette, to, pages }) => (
        <Box
          key={title}
          colorPalette={palette}
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 3fr)" }}
          gap="4"
          columnGap="gap"
          marginTop="0"
          paddingY="6"
          borderTopWidth="accent"
          borderColor="colorPalette.line"
        >
          <H2 textStyle="h3" color="colorPalette.fg">
            <RouteLink to={to}>{title}</RouteLink>
          </H2>
          <PageColumns pages={pages} />
        </Box>
      ))}
    </Section>
  );
}

export function SiteMapHero({ words, search }: { words: typeof siteMapWords; search: SiteLink }) {
  return (
    <Section labelledBy="map-title" paddingY={{ base: "10", md: "14" }}>
      <PageHeading id="map-title" title={words.title} lead={words.lead} maxWidth="measure" />
      <ButtonLink to={search.to} variant="outline">
        <Icon name="search" size="icon.sm" />
        {search.label}
      </ButtonLink>
    </Section>
  );
}
