import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";

interface GroupHeadingProps {
  id: string;
  title: string;
  text: string;
}

export function GroupHeading({ id, title, text }: GroupHeadingProps) {
  return (
    <Box maxWidth="measure">
      <Heading as="h2" id={id} textStyle="h1">
        {title}
      </Heading>
      <Text textStyle="lead" marginTop="4">
        {text}
      </Text>
    </Box>
  );
}
