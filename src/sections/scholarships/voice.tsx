import { Text } from "@chakra-ui/react/text";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";

/** One person’s account of asking. */
export function Voice({ quote, name, detail }: ScholarshipsPage["voice"]) {
  return (
    <Band colorPalette="clay" aria-label={name}>
      <figure>
        <Text as="blockquote" textStyle="quote" maxWidth="wide">
          {quote}
        </Text>
        <Text as="figcaption" marginTop="6" color="fg.muted">
          {name}, {detail}
        </Text>
      </figure>
    </Band>
  );
}
