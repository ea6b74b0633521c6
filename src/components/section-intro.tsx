import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

interface SectionIntroProps {
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function SectionIntro({ id, title, lead, children }: SectionIntroProps) {
  return (
    <Grid gap="5" templateColumns="minmax(0, 1fr)" maxWidth="measure" alignContent="start">
      <Heading as="h2" id={id} textStyle="h1">
        {title}
      </Heading>
      {lead && (
        <Text textStyle="lead" textWrap="balance">
          {lead}
        </Text>
      )}
      {children}
    </Grid>
  );
}
