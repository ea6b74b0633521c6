import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { Partner } from "../../../data/partners.ts";
import { ExternalLink } from "../../components/links.tsx";
import { PartnerMedallion } from "./partner-medallion.tsx";
import { Thread } from "./thread.tsx";

const palettes = ["clay", "night", "fern", "plum"] as const;

interface PartnerStrandProps {
  partner: Partner;
  /** Position in the weave, from 0. Even partners are left of the thread, odd ones right. */
  index: number;
  /** True for the last partner, which no thread leaves. */
  last: boolean;
}

export function PartnerStrand({ partner, index, last }: PartnerStrandProps) {
  const left = index % 2 === 0;
  return (
    <Box
      as="li"
      colorPalette={palettes[index % palettes.length]}
      position="relative"
      paddingInlineStart={{ sm: "40", lg: "0" }}
      gridColumn={{ lg: left ? "1" : "2" }}
      gridRow={{ lg: `${index + 1} / span 2` }}
      paddingBottom={{ lg: "12" }}
    >
      {!last && <Thread bulge={left ? "end" : "start"} />}
      <Flex wrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        <Box
          position={{ sm: "absolute" }}
          top="0"
          insetInlineStart={{ sm: "0", lg: left ? "auto" : "[-11rem]" }}
          insetInlineEnd={{ lg: left ? "[-11rem]" : "auto" }}
        >
          <PartnerMedallion slug={partner.slug} name={partner.name} />
        </Box>
        <Box flex="1 1 10rem">
          <Badge>{partner.focus}</Badge>
          <Heading as="h3" textStyle="h3" marginTop="3">
            {partner.name}
          </Heading>
          <Text textStyle="h4" color="colorPalette.fg" marginTop="1">
            {partner.collaboration}
          </Text>
        </Box>
      </Flex>
      <Text marginTop="3">{partner.description}</Text>
      <ExternalLink href={partner.link} variant="standalone" marginTop="2">
        <span>
          {partner.linkLabel}
          <VisuallyHidden>: {partner.name}</VisuallyHidden>
        </span>
      </ExternalLink>
    </Box>
  );
}
