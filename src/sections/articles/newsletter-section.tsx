import type { ReactNode } from "react";
import { Columns, Flow, Section, SectionHeading } from "../../components/section.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

interface NewsletterSectionProps {
  title: string;
  text?: string;
  /** The form, which must be labeled by the section's heading. */
  children: ReactNode;
  /** Alternative to the form, below the text. */
  besides?: ReactNode;
  /** True if the page is about something other than the newsletter. */
  isOnward?: boolean;
}

export const newsletterTitleId = "newsletter";

export function NewsletterSection({ title, text, besides, isOnward, children }: NewsletterSectionProps) {
  return (
    <Section
      tone="tint"
      colorPalette="clay"
      isOnward={isOnward}
      _print={{ display: "none" }}
      labelledBy={newsletterTitleId}
      backdrop={<SectionEdge motif="arc" tone="tint" />}
    >
      <Columns lg="minmax(0, 5fr) minmax(0, 7fr)" gap="gap" alignItems="center">
        <Flow>
          <SectionHeading id={newsletterTitleId} title={title} lead={text} />
          {besides}
        </Flow>
        <FormPanel>{children}</FormPanel>
      </Columns>
    </Section>
  );
}
