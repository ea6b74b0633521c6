import { Box } from "@chakra-ui/react/box";
import { SkipNavLink } from "@chakra-ui/react/skip-nav";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { Audit } from "../../../audit.ts";
import type { Manual } from "../../../manual.ts";
import { criterionStates } from "../model/criterion-states.ts";
import { foundByHand, signatureOf } from "../model/sheet-words.ts";
import { Coverage } from "./coverage.tsx";
import { Findings } from "./findings.tsx";
import { Matrix } from "./matrix.tsx";
import { Section } from "./section.tsx";
import { Sheet } from "./sheet.tsx";
import { Top } from "./top.tsx";
import { Totals } from "./totals.tsx";

interface ReportProps {
  audit: Audit;
  name: string;
  /** The checklist in the report's folder. */
  manual: Manual | null;
  /** The reason why that checklist is unreadable, if it is. */
  mistake: string | null;
}

export function Report({ audit, name, manual, mistake }: ReportProps) {
  const states = criterionStates(audit);
  const signature = signatureOf(manual, audit);
  return (
    <Box colorPalette="clay">
      <SkipNavLink id="findings" _print={{ display: "none" }}>
        Skip to the findings
      </SkipNavLink>
      <Top
        audit={audit}
        states={states}
        name={name}
        signed={manual && signature && `${signature} ${foundByHand(manual.answers)}`}
      />
      <main>
        <Section id="totals" title="In numbers">
          <Totals audit={audit} />
        </Section>
        <Findings audit={audit} />
        <Matrix audit={audit} />
        <Coverage audit={audit} />
        <Sheet audit={audit} states={states} manual={manual} signature={signature} mistake={mistake} />
      </main>
      <VisuallyHidden id="said" role="status" />
    </Box>
  );
}
