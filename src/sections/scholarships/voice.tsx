import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";

/** One person’s account of asking. */
export function Voice({ quote, name, detail }: ScholarshipsPage["voice"]) {
  return (
    <chakra.figure borderStartWidth="thick" borderColor="marigold.solid" paddingStart="6">
      <Text as="blockquote" textStyle="quote">
        “{quote}”
      </Text>
      <Text as="figcaption" marginTop="4" color="fg.muted">
        {name}, {detail}
      </Text>
    </chakra.figure>
  );
}
