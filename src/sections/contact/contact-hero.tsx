import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ContactPage } from "../../../data/contact.ts";
import { Band } from "../../components/band.tsx";
import { Ripples } from "./ripples.tsx";

export function ContactHero({ title, lead, aside }: ContactPage["hero"]) {
  return (
    <Band
      isStatic
      tone="deep"
      colorPalette="river"
      labelledBy="contact-title"
      overflow="hidden"
      backdrop={<Ripples />}
      paddingBottom={{ base: "[clamp(13rem, 44vw, 20rem)]", lg: "band" }}
    >
      <Box maxWidth={{ md: "[32rem]" }}>
        <Heading as="h1" id="contact-title" textStyle="display">
          {title}
        </Heading>
        <Text textStyle="lead" marginTop="6">
          {lead}
        </Text>
        <Text marginTop="4">{aside}</Text>
      </Box>
    </Band>
  );
}
