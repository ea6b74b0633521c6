import { Text } from "@chakra-ui/react";
import { useLayoutEffect } from "react";
import { layoutWords } from "../../data/layout.ts";
import { contact } from "../../data/site.ts";
import { H1, Section } from "../components/section.tsx";
import { restorePage } from "../keep-page.ts";

const words = layoutWords.error;

/** Restores the prerendered page. This page stays visible only if there is none, as in development. */
export function ErrorPage() {
  useLayoutEffect(restorePage, []);
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
