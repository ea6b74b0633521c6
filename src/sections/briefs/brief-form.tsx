import { Card } from "@chakra-ui/react/card";
import { Heading } from "@chakra-ui/react/heading";
import type { ReactNode } from "react";

interface BriefFormProps {
  title: string;
  /** The form, named by the title. */
  children: ReactNode;
}

export const briefFormTitleId = "write";

/** The form a brief ends in. Links on the page lead to its heading. */
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
