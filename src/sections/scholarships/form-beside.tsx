import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import { FormPanel } from "../../forms/form-panel.ts";

interface FormBesideProps {
  /** What the form is about. */
  words: ReactNode;
  form: ReactNode;
  /** Follows the form where all stands in one column, and the words where there are two. */
  after: ReactNode;
}

/** Words on the left, a form on a panel on the right. */
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
