import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ContactPage } from "../../../data/contact.ts";
import { Band } from "../../components/band.tsx";

/** Where to turn when an answer in two days is too late. */
export function Urgent({ title, text, link }: ContactPage["urgent"]) {
  return (
    <Band tone="sunken" labelledBy="urgent-title" paddingY="12">
      <Flex flexWrap="wrap" gap="gap" alignItems="center" justifyContent="space-between">
        <div>
          <Heading as="h2" id="urgent-title" textStyle="h3">
            {title}
          </Heading>
          <Text marginTop="2" maxWidth="measure">
            {text}
          </Text>
        </div>
        <Button asChild variant="outline" size="lg">
          <a href={link.href}>{link.label}</a>
        </Button>
      </Flex>
    </Band>
  );
}
