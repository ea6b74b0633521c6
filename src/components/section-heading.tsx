import { Heading } from "@chakra-ui/react/heading";
import { Text, type TextProps } from "@chakra-ui/react/text";

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
