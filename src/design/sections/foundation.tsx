import type { ReactNode } from "react";
import { Section, SectionHeading } from "../../components/section.tsx";

export interface FoundationWords {
  title: string;
  lead?: string;
}

interface FoundationProps extends FoundationWords {
  /** ID of the heading. */
  id: string;
  tone?: "canvas" | "sunken";
  children: ReactNode;
}

export function Foundation({ id, title, lead, tone = "canvas", children }: FoundationProps) {
  return (
    <Section tone={tone} labelledBy={id} paddingY={{ base: "12", md: "20" }}>
      <SectionHeading id={id} title={title} {...(lead && { lead })} marginBottom="10" maxWidth="measure" />
      {children}
    </Section>
  );
}
