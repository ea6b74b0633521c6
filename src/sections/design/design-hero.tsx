import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Trail } from "../../../data/trails.ts";
import { Band } from "../../components/band.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { DesignNav, type DesignNavProps } from "./design-nav.tsx";
import { PaletteWheel } from "./palette-wheel.tsx";

interface DesignHeroProps extends DesignNavProps {
  title: string;
  lead: string;
  trail: Trail;
  /** The first page shows all palettes at a glance. */
  isFirst?: boolean;
}

/** What a page of the design system shows, and the way to the others. */
export function DesignHero({ title, lead, trail, isFirst = false, ...nav }: DesignHeroProps) {
  return (
    <Band tone="sunken" width="wide" labelledBy="design-title" overflow="hidden" paddingY={{ base: "10", md: "14" }}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
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
          <DesignNav {...nav} />
        </Box>
        {isFirst && <PaletteWheel />}
      </Grid>
    </Band>
  );
}
