import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { closing } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { Contours } from "../../drawings/contours.tsx";

export function LandClosing({ title, text, actions }: typeof closing) {
  const [visit, contact] = actions;
  return (
    <Band
      tone="deep"
      width="wide"
      labelledBy="closing"
      overflow="hidden"
      paddingBottom={{ base: "[calc(48% + {spacing.6})]", md: "band" }}
      backdrop={
        <Contours
          variant="corner"
          on="deep"
          position="absolute"
          bottom="0"
          insetInlineEnd="0"
          width={{ base: "[48%]", md: "[min(24rem, 34%)]" }}
        />
      }
    >
      <Heading as="h2" id="closing" textStyle="h1">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="[40ch]" marginY="6">
        {text}
      </Text>
      <Flex flexWrap="wrap" gap="4">
        <SmartButton link={visit} size="lg" variant="onDeep" />
        <SmartButton link={contact} size="lg" variant="onDeepOutline" />
      </Flex>
    </Band>
  );
}
