import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { FormBeside } from "./form-beside.tsx";
import { Ledger } from "./ledger.tsx";
import { Voice } from "./voice.tsx";

interface ApplyProps {
  words: ScholarshipsPage["apply"];
  /** Someone who asked before. */
  voice: ScholarshipsPage["voice"];
  /** Named by the section’s heading. */
  form: ReactNode;
}

export const applyTitleId = "apply-title";

/** Asks for a seat, and shows what is asked for and what never is. */
export function Apply({ words, voice, form }: ApplyProps) {
  return (
    <Band id="equity-seat" labelledBy={applyTitleId}>
      <FormBeside
        words={
          <>
            <Heading as="h2" id={applyTitleId} textStyle="h2">
              {words.title}
            </Heading>
            <Text textStyle="lead" marginTop="4" maxWidth="measure">
              {words.intro}
            </Text>
            <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" gap="gap" marginTop="10">
              <Ledger icon="check" {...words.asked} />
              <Ledger icon="close" {...words.unasked} />
            </Grid>
          </>
        }
        after={<Voice {...voice} />}
        form={form}
      />
    </Band>
  );
}
