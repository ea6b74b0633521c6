import { Box, Flex, Grid, Heading, Link, Text } from "@chakra-ui/react";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { RouteLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { PaletteWheel } from "../../drawings/palette-wheel.tsx";
import type { DesignLink } from "../words/nav.ts";

interface DesignNavProps {
  nav: { label: string; links: readonly DesignLink[] };
  /** Path of the current page. */
  path: string;
}

function DesignNav({ nav, path }: DesignNavProps) {
  return (
    <Flex as="nav" aria-label={nav.label} wrap="wrap" columnGap="6">
      {nav.links.map((link) => {
        const current = link.path === path ? "page" : undefined;
        return link.ownDocument ? (
          <Link key={link.path} href={link.path} variant="nav" aria-current={current}>
            {link.label}
          </Link>
        ) : (
          <RouteLink key={link.path} to={link.path} variant="nav" aria-current={current}>
            {link.label}
          </RouteLink>
        );
      })}
    </Flex>
  );
}

interface DesignHeroProps extends DesignNavProps {
  title: string;
  lead: string;
  trail: Trail;
  /** True for the first page, which shows all palettes. */
  isFirst?: boolean;
}

export function DesignHero({ title, lead, trail, isFirst = false, ...nav }: DesignHeroProps) {
  return (
    <Section tone="sunken" labelledBy="design-title" overflow="hidden" paddingY={{ base: "10", md: "14" }}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", ...(isFirst ? { lg: "minmax(0, 3fr) minmax(0, 2fr)" } : {}) }}
        gap="gap"
        alignItems="center"
      >
        <Box>
          <Breadcrumbs trail={trail} />
          <Heading as="h1" id="design-title" textStyle={isFirst ? "display" : "h1"}>
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="5" maxWidth="measure">
            {lead}
          </Text>
          <Box marginTop="8">
            <DesignNav {...nav} />
          </Box>
        </Box>
        {isFirst && <PaletteWheel />}
      </Grid>
    </Section>
  );
}
