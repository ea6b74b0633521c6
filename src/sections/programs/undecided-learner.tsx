import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";

interface UndecidedLearnerProps {
  title: string;
  lead: string;
  link: SiteLink;
}

export function UndecidedLearner({ title, lead, link }: UndecidedLearnerProps) {
  return (
    <Band tone="tint" width="measure" labelledBy="unsure-title" colorPalette="clay" textAlign="center">
      <Heading as="h2" id="unsure-title" textStyle="h2">
        {title}
      </Heading>
      <Text marginTop="3" marginBottom="6" textWrap="balance">
        {lead}
      </Text>
      <SmartButton link={link} size="lg" />
    </Band>
  );
}
