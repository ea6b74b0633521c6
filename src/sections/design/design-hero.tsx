import { Box, chakra, Flex, Grid, Heading, Link, Text } from "@chakra-ui/react";
import type { DesignLink } from "../../../data/design/nav.ts";
import type { Trail } from "../../../data/trails.ts";
import { palettes } from "../../../theme/contrast-pairs.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { RouteLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { digits, polar } from "../../drawings/pen.ts";
import { segmentAngle } from "../../drawings/wheel-ornament.ts";

/** Ordered from the hub to the rim. */
const roles = ["tint", "soft", "line", "solid", "deep"] as const;
const hub = 96;
const depth = 80;
/** Degrees beside each segment. */
const gap = 0.6;

/** Rings of the palette wheel: the role that fills each segment, and the outline of the first segment. */
const paletteRings = roles.map((role, index) => ({
  role,
  outline: segment(hub + index * depth + 4, hub + (index + 1) * depth),
}));

function segment(inner: number, outer: number): string {
  const [from, to] = [gap, segmentAngle - gap];
  const at = (degrees: number, radius: number) => digits(...polar(degrees, radius));
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}

/** The ten palettes as segments of the wheel, with their roles as its rings. */
function PaletteWheel() {
  return (
    <chakra.svg viewBox="-500 -500 1000 1000" width="full" maxWidth="[30rem]" aria-hidden="true" focusable="false">
      {palettes.map((palette, index) => (
        <g key={palette} transform={`rotate(${index * segmentAngle})`}>
          {paletteRings.map(({ role, outline }) => (
            <path key={role} d={outline} fill={`var(--k-colors-${palette}-${role})`} />
          ))}
        </g>
      ))}
    </chakra.svg>
  );
}

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
  /** True for a page with a tool. A short intro keeps the tool in view. */
  isTool?: boolean;
}

export function DesignHero({ title, lead, trail, isFirst = false, isTool = false, ...nav }: DesignHeroProps) {
  return (
    <Section
      tone="sunken"
      width="wide"
      labelledBy="design-title"
      overflow="hidden"
      paddingY={isTool ? "5" : { base: "10", md: "14" }}
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", ...(isTool ? {} : { lg: "minmax(0, 3fr) minmax(0, 2fr)" }) }}
        gap="gap"
        alignItems="center"
      >
        <Box>
          <Breadcrumbs trail={trail} />
          <Heading as="h1" id="design-title" textStyle={isTool ? "h2" : isFirst ? "display" : "h1"}>
            {title}
          </Heading>
          <Text
            textStyle={isTool ? "body" : "lead"}
            marginTop={isTool ? "2" : "5"}
            maxWidth={isTool ? "full" : "measure"}
          >
            {lead}
          </Text>
          <Box marginTop={isTool ? "2" : "8"}>
            <DesignNav {...nav} />
          </Box>
        </Box>
        {isFirst && <PaletteWheel />}
      </Grid>
    </Section>
  );
}
