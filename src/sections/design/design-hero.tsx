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
  /** True for the first page, which shows all palettes. */
  isFirst?: boolean;
  /** True for a page with a tool. A short intro keeps the tool in view. */
  isTool?: boolean;
}

export function DesignHero({ title, lead, trail, isFirst = false, isTool = false, ...nav }: DesignHeroProps) {
  return (
    <Band
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
    </Band>
  );
}
