import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { NewsletterFormCopy } from "../../../data/form-copy.ts";
import { Band } from "../../components/band.tsx";
import { NewsletterForm } from "../../forms/newsletter-form.tsx";

interface NewsletterBandProps {
  title: string;
  text: string;
  form: NewsletterFormCopy;
}

export function NewsletterBand({ title, text, form }: NewsletterBandProps) {
  return (
    <Band tone="deep" colorPalette="night" labelledBy="newsletter">
      <Grid templateColumns={{ base: "1fr", lg: "5fr 7fr" }} gap="gap" alignItems="center">
        <Box>
          <Heading as="h2" textStyle="h2" id="newsletter">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="4">
            {text}
          </Text>
        </Box>
        <Box bg="bg.raised" color="fg.default" borderRadius="panel" padding={{ base: "6", md: "8" }}>
          <NewsletterForm copy={form} labelledBy="newsletter" />
        </Box>
      </Grid>
    </Band>
  );
}
