import { Box } from "@chakra-ui/react/box";
import type { eventsPage } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { Nest } from "../../drawings/nest.tsx";

const nest = (
  <Box position="absolute" inset="0" overflow="hidden" aria-hidden="true">
    <Nest
      variant="corner"
      on="deep"
      position="absolute"
      bottom="0"
      right="0"
      width={{ base: "[clamp(9rem, 26vw, 14rem)]", lg: "[min(40vw, 34rem)]" }}
    />
  </Box>
);

export function HostEvent({ title, text, links }: (typeof eventsPage)["host"]) {
  return (
    <Band
      isStatic
      tone="deep"
      colorPalette="plum"
      width="wide"
      labelledBy="host"
      backdrop={nest}
      paddingBottom={{ base: "40", lg: "band" }}
    >
      <Box maxWidth="[34rem]">
        <SectionHeading id="host" title={title} lead={text} size="h1" marginBottom="8" />
        {links.map((link) => (
          <SmartButton key={link.to} link={link} size="lg" variant="onDeep" />
        ))}
      </Box>
    </Band>
  );
}
