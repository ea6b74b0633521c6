import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { Band } from "../../components/band.tsx";

interface RegistrationProps {
  title: string;
  text: string;
  /** The form, named by the title. */
  children: ReactNode;
}

export const registrationTitleId = "register";

/** Where “Register Free” of every event leads. */
export function Registration({ title, text, children }: RegistrationProps) {
  return (
    <Band tone="tint" width="wide" labelledBy={registrationTitleId}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="16" rowGap="8" alignItems="start">
        <Box>
          <Heading as="h2" id={registrationTitleId} textStyle="h1">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="4" maxWidth="measure">
            {text}
          </Text>
        </Box>
        <Box bg="bg.raised" borderRadius="panel" padding={{ base: "6", md: "10" }}>
          {children}
        </Box>
      </Grid>
    </Band>
  );
}
