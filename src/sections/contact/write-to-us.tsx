import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { ContactPage } from "../../../data/contact.ts";
import { Band } from "../../components/band.tsx";

interface WriteToUsProps {
  words: ContactPage["form"];
  /** The form, which must be labeled by `formTitleId`. */
  form: ReactNode;
  children: ReactNode;
}

export const formTitleId = "form-title";

export function WriteToUs({ words, form, children }: WriteToUsProps) {
  return (
    <Band>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }}
        gap={{ base: "16", lg: "20" }}
        alignItems="start"
      >
        <Box as="section" id="form" aria-labelledby={formTitleId}>
          <Heading as="h2" id={formTitleId} textStyle="h2">
            {words.title}
          </Heading>
          <Text marginTop="3" marginBottom="10" maxWidth="measure">
            {words.intro}
          </Text>
          {form}
        </Box>
        <Grid gap="12" templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))">
          {children}
        </Grid>
      </Grid>
    </Band>
  );
}
