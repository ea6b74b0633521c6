import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";

/** One person’s account of asking, under the chair they were given. */
export function Voice({ quote, name, detail }: ScholarshipsPage["voice"]) {
  return (
    <figure>
      <chakra.svg
        viewBox="0 0 120 40"
        width="20"
        aria-hidden
        focusable="false"
        fill="transparent"
        stroke="marigold.solid"
        strokeWidth="20"
        strokeLinecap="round"
      >
        <path d="M12 28A150 150 0 0 1 108 28" />
      </chakra.svg>
      <Text as="blockquote" textStyle="quote" marginTop="3">
        “{quote}”
      </Text>
      <Text as="figcaption" marginTop="4" color="fg.muted">
        {name}, {detail}
      </Text>
    </figure>
  );
}
