import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";

interface FormBesideProps {
  /** What the form is about. */
  words: ReactNode;
  form: ReactNode;
}

/** Words on the left, a form on a panel on the right; one above the other where there is no room. */
export function FormBeside({ words, form }: FormBesideProps) {
  return (
    <Grid templateColumns={{ base: "1fr", lg: "1fr 1fr" }} gap="gap" alignItems="start">
      <div>{words}</div>
      <Box bg="bg.raised" color="fg.default" borderRadius="panel" boxShadow="raised" padding={{ base: "6", md: "10" }}>
        {form}
      </Box>
    </Grid>
  );
}
