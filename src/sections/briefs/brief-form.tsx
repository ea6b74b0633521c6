import { Card } from "@chakra-ui/react/card";
import { Heading } from "@chakra-ui/react/heading";
import type { Brief } from "../../../data/briefs/brief.ts";
import type { ContactFormCopy } from "../../../data/form-copy.ts";
import { ContactForm } from "../../forms/contact-form.tsx";

interface BriefFormProps {
  form: Brief["form"];
  copy: ContactFormCopy;
}

/** The contact form, made ready for one purpose. Links on the page lead to its heading. */
export function BriefForm({ form, copy }: BriefFormProps) {
  return (
    <Card.Root as="section" aria-labelledby="write" borderColor="border.subtle">
      <Card.Body padding={{ base: "5", md: "10" }}>
        <Heading as="h2" id="write" textStyle="h2" marginBottom="4">
          {form.title}
        </Heading>
        <ContactForm
          copy={copy}
          labelledBy="write"
          inquiry={form.inquiry}
          subject={form.subject}
          messageHint={form.hint}
          action={form.action}
        />
      </Card.Body>
    </Card.Root>
  );
}
