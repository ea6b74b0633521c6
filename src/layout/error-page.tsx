import { Text } from "@chakra-ui/react";
import { layoutWords } from "../../data/layout-words.ts";
import { contact } from "../../data/site.ts";
import { H1, Section } from "../components/section.tsx";

const words = layoutWords.error;

export function ErrorPage() {
  return (
    <Section width="measure">
      <H1 textStyle="h1">{words.title}</H1>
      <Text marginY="6">
        {words.text} <a href={`mailto:${contact.email}`}>{contact.email}</a> {words.afterAddress}
      </Text>
      <a href="/">{words.home}</a>
    </Section>
  );
}
