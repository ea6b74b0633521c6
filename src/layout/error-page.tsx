import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { contact } from "../../data/site.ts";
import { Band } from "../components/band.tsx";

/** Shown where a page fails to draw: says so, keeps the visitor’s way open, and needs nothing that may have failed. */
export function ErrorPage() {
  return (
    <Band width="measure">
      <Heading as="h1" textStyle="h1">
        This page did not open
      </Heading>
      <Text marginY="6">
        Something broke on our side, not yours. Loading the page again often helps. If it does not, write to{" "}
        <a href={`mailto:${contact.email}`}>{contact.email}</a> and say which page it was.
      </Text>
      <a href="/">Return to Home</a>
    </Band>
  );
}
