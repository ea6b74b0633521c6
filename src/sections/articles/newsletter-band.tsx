import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { NewsletterFormCopy } from "../../../data/form-copy.ts";
import { Band } from "../../components/band.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { NewsletterForm } from "../../forms/newsletter-form.tsx";

interface NewsletterBandProps {
  title: string;
  text: string;
  form: NewsletterFormCopy;
  /** As wide as the band above it. */
  width: "content" | "wide";
}

export function NewsletterBand({ title, text, form, width }: NewsletterBandProps) {
  return (
    <Band
      tone="tint"
      colorPalette="clay"
      width={width}
      labelledBy="newsletter"
      backdrop={<BandEdge motif="arc" tone="tint" />}
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" }}
        gap="gap"
        alignItems="center"
      >
        <Box>
          <Heading as="h2" textStyle="h2" id="newsletter">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="4">
            {text}
          </Text>
        </Box>
        <Box bg="bg.raised" borderRadius="panel" padding={{ base: "6", md: "8" }}>
          <NewsletterForm copy={form} labelledBy="newsletter" />
        </Box>
      </Grid>
    </Band>
  );
}
