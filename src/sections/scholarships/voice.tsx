import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";

/** One person’s account of asking. */
export function Voice({ quote, name, detail }: ScholarshipsPage["voice"]) {
  return (
    <Band colorPalette="marigold">
      <chakra.figure
        borderStartWidth="thick"
        borderColor="colorPalette.solid"
        paddingStart="gap"
        marginStart={{ lg: "40" }}
      >
        <Text as="blockquote" textStyle="h2" fontFamily="heading">
          “{quote}”
        </Text>
        <Text as="figcaption" marginTop="6" color="fg.muted">
          {name}, {detail}
        </Text>
      </chakra.figure>
    </Band>
  );
}
