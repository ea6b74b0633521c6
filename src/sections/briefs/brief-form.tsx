import { Card } from "@chakra-ui/react/card";
import { Heading } from "@chakra-ui/react/heading";
import type { ReactNode } from "react";

interface BriefFormProps {
  title: string;
  /** The form, which must be labeled by `briefFormTitleId`. */
  children: ReactNode;
}

export const briefFormTitleId = "write";

/** Links on the page lead to this form's heading. */
export function BriefForm({ title, children }: BriefFormProps) {
  return (
    <Card.Root as="section" aria-labelledby={briefFormTitleId} borderColor="border.subtle">
      <Card.Body padding={{ base: "[clamp(0.75rem, 20vw - 3rem, 1.25rem)]", md: "10" }}>
        <Heading as="h2" id={briefFormTitleId} textStyle="h2" marginBottom="4">
          {title}
        </Heading>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
