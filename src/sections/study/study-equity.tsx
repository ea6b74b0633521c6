import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { studyPage } from "../../../data/study.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";

/** For visitors who can't afford the price. */
export function StudyEquity({ title, text, links }: (typeof studyPage)["equity"]) {
  return (
    <Band tone="tint" width="measure" labelledBy="equity-title" colorPalette="clay" textAlign="center">
      <Heading as="h2" id="equity-title" textStyle="h2">
        {title}
      </Heading>
      <Text marginTop="3" marginBottom="6" textWrap="balance">
        {text}
      </Text>
      <Flex flexWrap="wrap" justifyContent="center" gap="3">
        {links.map((link, index) => (
          <SmartButton key={link.to} link={link} size="lg" variant={index === 0 ? "solid" : "outline"} />
        ))}
      </Flex>
    </Band>
  );
}
