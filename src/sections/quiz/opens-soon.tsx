import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { NewsletterFormCopy } from "../../../data/form-copy.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { NewsletterForm } from "../../forms/newsletter-form.tsx";

interface OpensSoonProps {
  words: QuizLanding["opening"];
  form: NewsletterFormCopy;
}

/** Stands in the questions’ place until they open: says so, and offers to write on the day. */
export function OpensSoon({ words, form }: OpensSoonProps) {
  return (
    <Band tone="deep" id="opens-soon" labelledBy="opens-title">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} gap="gap" alignItems="center">
        <div>
          <Heading as="h2" id="opens-title" textStyle="h1">
            {words.title}
          </Heading>
          <Text textStyle="lead" marginTop="4" maxWidth="measure">
            {words.text}
          </Text>
        </div>
        <Box bg="bg.raised" color="fg.default" borderRadius="panel" padding={{ base: "6", md: "10" }}>
          <NewsletterForm copy={form} />
        </Box>
      </Grid>
    </Band>
  );
}
