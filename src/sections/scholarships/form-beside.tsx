import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import { FormPanel } from "../../forms/form-panel.ts";

interface FormBesideProps {
  words: ReactNode;
  form: ReactNode;
  /** Follows the form in a one-column layout, and the text in a two-column layout. */
  after: ReactNode;
}

export function FormBeside({ words, form, after }: FormBesideProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
      templateRows={{ lg: "auto 1fr" }}
      columnGap="16"
      rowGap="10"
      alignItems="start"
    >
      <div>{words}</div>
      <FormPanel gridColumn={{ lg: "2" }} gridRow={{ lg: "span 2" }} boxShadow="raised">
        {form}
      </FormPanel>
      <div>{after}</div>
    </Grid>
  );
}
