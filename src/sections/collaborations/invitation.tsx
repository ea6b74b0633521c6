import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { collaborations } from "../../../data/collaborations.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
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
      <Heading as="h2" textStyle="h1" id="invitation">
        {title}
      </Heading>
      <Text textStyle="lead" marginTop="4" marginBottom="8">
        {text}
      </Text>
      <Flex wrap="wrap" gap="4" justifyContent="center">
        {links.map((link, index) => (
          <SmartButton key={link.to} link={link} size="lg" variant={index === 0 ? "onDeep" : "onDeepOutline"} />
        ))}
      </Flex>
    </Band>
  );
}
