import { Flex } from "@chakra-ui/react/flex";
import type { collaborations } from "../../../data/collaborations.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";

export function Invitation({ title, text, links }: (typeof collaborations)["invitation"]) {
  return (
    <Band
      tone="deep"
      colorPalette="clay"
      width="measure"
      labelledBy="invitation"
      textAlign="center"
      backdrop={<BandEdge motif="arc" tone="deep" />}
    >
      <SectionHeading id="invitation" title={title} lead={text} size="h1" marginBottom="8" />
      <Flex wrap="wrap" gap="4" justifyContent="center">
        {links.map((link, index) => (
          <SmartButton key={link.to} link={link} size="lg" variant={index === 0 ? "onDeep" : "onDeepOutline"} />
        ))}
      </Flex>
    </Band>
  );
}
