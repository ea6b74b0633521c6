import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ContactPage } from "../../../data/contact.ts";
import { Band } from "../../components/band.tsx";
import { Greeting } from "./greeting.tsx";

/** What happens to a message, and a drawing of two circles that come to overlap. */
export function ContactHero({ title, lead, aside }: ContactPage["hero"]) {
  return (
    <Band tone="deep" colorPalette="river" labelledBy="contact-title" overflow="hidden">
      <Grid templateColumns={{ base: "1fr", md: "3fr 2fr" }} gap="gap" alignItems="center">
        <Box>
          <Heading as="h1" id="contact-title" textStyle="display">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="6" maxWidth="measure">
            {lead}
          </Text>
          <Text marginTop="4" maxWidth="measure">
            {aside}
          </Text>
        </Box>
        <Greeting />
      </Grid>
    </Band>
  );
}
