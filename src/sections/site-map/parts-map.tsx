import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import type { MappedPart } from "./branch-map.tsx";
import { PageColumns } from "./page-columns.tsx";

/** Parts of the site that belong to no single branch. */
export function PartsMap({ parts }: { parts: readonly MappedPart[] }) {
  return (
    <Band width="wide">
      {parts.map(({ title, palette, to, pages }) => (
        <Box
          key={title}
          colorPalette={palette}
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 3fr)" }}
          gap="4"
          columnGap="gap"
          paddingY="6"
          borderTopWidth="accent"
          borderColor="colorPalette.line"
        >
          <Heading as="h2" textStyle="h3" color="colorPalette.fg">
            <RouteLink to={to}>{title}</RouteLink>
          </Heading>
          <PageColumns pages={pages} />
        </Box>
      ))}
    </Band>
  );
}
