import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { AskedLedger } from "./asked-ledger.tsx";
import { FormBeside } from "./form-beside.tsx";
import { Voice } from "./voice.tsx";

interface ApplyProps {
  words: ScholarshipsPage["apply"];
  /** Quote from an earlier applicant. */
  voice: ScholarshipsPage["voice"];
  /** The form, which must be labeled by `applyTitleId`. */
  form: ReactNode;
}

export const applyTitleId = "apply-title";

export function Apply({ words, voice, form }: ApplyProps) {
  return (
    <Band id="equity-seat" labelledBy={applyTitleId}>
      <FormBeside
        words={
          <>
            <SectionHeading id={applyTitleId} title={words.title} lead={words.intro} maxWidth="measure" />
            <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" gap="gap" marginTop="10">
              <AskedLedger icon="check" {...words.asked} />
              <AskedLedger icon="close" {...words.unasked} />
            </Grid>
          </>
        }
        after={<Voice {...voice} />}
        form={form}
      />
    </Band>
  );
}
