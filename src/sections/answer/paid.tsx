import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { paidCopy } from "../../../data/forms/paid.ts";
import { Band } from "../../components/band.tsx";
import { WaysOn } from "./ways-on.tsx";

/** Return page after a payment. Anyone can open it, so it claims no payment. */
export function Paid({ words }: { words: typeof paidCopy }) {
  return (
    <Band
      data-stateful=""
      tone="tint"
      width="measure"
      minHeight={{ base: "[70vh]", _smallViewport: "[70svh]" }}
      labelledBy="paid-title"
    >
      <Heading as="h1" id="paid-title" textStyle="display" tabIndex={-1} outline="none" boxShadow="[none]">
        {words.title}
      </Heading>
      {words.paragraphs.map((paragraph) => (
        <Text key={paragraph} textStyle="lead" marginTop="6">
          {paragraph}
        </Text>
      ))}
      <WaysOn ways={words.ways} />
    </Band>
  );
}
