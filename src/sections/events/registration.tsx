import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

interface RegistrationProps {
  title: string;
  text: string;
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

export const registrationTitleId = "register";

/** The registration links of all events lead here. */
export function Registration({ title, text, children }: RegistrationProps) {
  return (
    <Band tone="tint" width="wide" labelledBy={registrationTitleId}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="16" rowGap="8" alignItems="start">
        <Box>
          <SectionHeading id={registrationTitleId} title={title} lead={text} size="h1" maxWidth="measure" />
        </Box>
        <FormPanel>{children}</FormPanel>
      </Grid>
    </Band>
  );
}
