import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text, type TextProps } from "@chakra-ui/react/text";
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

interface SectionHeadingProps extends Omit<TextProps, "id" | "title" | "children"> {
  id: string;
  title: string;
  lead: string;
  size?: "h1" | "h2";
}

/** Other props go to the lead. */
export function SectionHeading({ id, title, lead, size = "h2", ...rest }: SectionHeadingProps) {
  return (
    <>
      <Heading as="h2" id={id} textStyle={size}>
        {title}
      </Heading>
      <Text textStyle="lead" marginTop="4" {...rest}>
        {lead}
      </Text>
    </>
  );
}
