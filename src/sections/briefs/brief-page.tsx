import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import type { BranchLook, Brief } from "../../../data/briefs/brief.ts";
import { ComePage } from "./come-page.tsx";
import { GivePage } from "./give-page.tsx";
import { JoinPage } from "./join-page.tsx";

interface BriefPageProps {
  brief: Brief;
  look: BranchLook;
  /** The form, which must be labeled by `briefFormTitleId`. */
  form: ReactNode;
}

export function BriefPage({ brief, ...rest }: BriefPageProps) {
  return <Box colorPalette={rest.look.palette}>{layOut(brief, rest)}</Box>;
}

function layOut(brief: Brief, rest: Omit<BriefPageProps, "brief">) {
  switch (brief.kind) {
    case "give":
      return <GivePage brief={brief} {...rest} />;
    case "come":
      return <ComePage brief={brief} {...rest} />;
    case "join":
      return <JoinPage brief={brief} {...rest} />;
  }
}
