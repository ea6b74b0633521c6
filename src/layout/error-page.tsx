import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { layoutWords } from "../../data/layout.ts";
import { contact } from "../../data/site.ts";
import { Band } from "../components/band.tsx";

const words = layoutWords.error;

/** Shown where a page fails to draw: says so, keeps the visitor’s way open, and needs nothing that may have failed. */
export function ErrorPage() {
  return (
    <Band width="measure">
      <Heading as="h1" textStyle="h1">
        {words.title}
      </Heading>
      <Text marginY="6">
        {words.text} <a href={`mailto:${contact.email}`}>{contact.email}</a> {words.afterAddress}
      </Text>
      <a href="/">{words.home}</a>
    </Band>
  );
}
