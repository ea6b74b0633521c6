import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { Band, Columns } from "../../components/band.tsx";
import { SectionHeading } from "../../components/text.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

interface NewsletterBandProps {
  title: string;
  text: string;
  /** The form, which must be labeled by the section's heading. */
  children: ReactNode;
  /** Alternative to the form, below the text. */
  besides?: ReactNode;
  /** Same width as the section above. */
  width: "content" | "wide";
}

export const newsletterTitleId = "newsletter";

export function NewsletterBand({ title, text, besides, width, children }: NewsletterBandProps) {
  return (
    <Band
      tone="tint"
      colorPalette="clay"
      width={width}
      _print={{ display: "none" }}
      labelledBy={newsletterTitleId}
      backdrop={<BandEdge motif="arc" tone="tint" />}
    >
      <Columns lg="minmax(0, 5fr) minmax(0, 7fr)" gap="gap" alignItems="center">
        <Box>
          <SectionHeading id={newsletterTitleId} title={title} lead={text} />
          {besides}
        </Box>
        <FormPanel>{children}</FormPanel>
      </Columns>
    </Band>
  );
}
