import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ContactPage } from "../../../data/contact.ts";
import { noType } from "../../components/links.tsx";

export function Urgent({ title, text, link }: ContactPage["urgent"]) {
  return (
    <section aria-labelledby="urgent-title">
      <Heading as="h2" id="urgent-title" textStyle="h3">
        {title}
      </Heading>
      <Text marginTop="4" maxWidth="measure">
        {text}
      </Text>
      <Button asChild type={noType} variant="outline" size="lg" marginTop="6">
        <a href={link.href}>{link.label}</a>
      </Button>
    </section>
  );
}
