import { Text } from "@chakra-ui/react/text";
import type { NewsletterFormCopy } from "../../data/form-copy.ts";
import { EmailField } from "./email-field.tsx";
import { type FormProps, FormShell } from "./form-shell.tsx";

/** Asks for the newsletter. */
export function NewsletterForm({ copy, id = copy.id, labelledBy }: FormProps<NewsletterFormCopy>) {
  return (
    <FormShell copy={copy} id={id} labelledBy={labelledBy}>
      <EmailField id={`${id}-email`} name="email" copy={copy.fields.email} requiredMark={copy.requiredMark} />
      <Text>{copy.microcopy}</Text>
    </FormShell>
  );
}
