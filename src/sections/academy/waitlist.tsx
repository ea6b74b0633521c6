import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { Band } from "../../components/band.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";

interface WaitlistProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export const waitlistTitleId = "waitlist-title";

export function Waitlist({ title, lead, children }: WaitlistProps) {
  return (
    <Band width="wide" id="waitlist" tone="tint" labelledBy={waitlistTitleId}>
      <Split>
        <SectionIntro id={waitlistTitleId} title={title} lead={lead} />
        <Box bg="bg.canvas" borderRadius="panel" padding="gap">
          {children}
        </Box>
      </Split>
    </Band>
  );
}
