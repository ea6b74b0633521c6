import { Box, Grid, Link, List } from "@chakra-ui/react";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { figure } from "@kindred-ground/audit/core/words.ts";
import type { ReactNode } from "react";
import { kinds, kindTexts } from "./describe-finding.ts";
import { Section, twoColumns } from "./parts.tsx";
import type { CriterionState, MachineWord } from "./results.ts";

/** Results of the criteria, worst first. */
const results: Record<MachineWord, string> = {
  fails: "with failures",
  "to review": "to review",
  "nothing found": "checked for most failures, no findings",
  "partly checked": "partly checked, no findings",
  "by hand": "for manual checks only",
};

function Counts({ lead, rows }: { lead: string; rows: readonly { key: string; number: number; label: ReactNode }[] }) {
  return (
    <div>
      <p>{lead}</p>
      <List.Root variant="plain" marginTop="3">
        {rows.map(({ key, number, label }) => (
          <List.Item key={key} display="flex" gap="3" alignItems="baseline" paddingY="2" borderTopWidth="thin">
            <Box as="span" textStyle="numeral" minWidth="16">
              {figure(number)}
            </Box>{" "}
            {label}
          </List.Item>
        ))}
      </List.Root>
    </div>
  );
}

export function Totals({ totals, states }: Pick<Audit, "totals"> & { states: readonly CriterionState[] }) {
  const findings = kinds.map((key) => {
    const [number, { title }] = [totals[key], kindTexts[key]];
    return { key, number, label: number > 0 ? <Link href={`#${key}`}>{title}</Link> : title };
  });
  const criteria = Object.entries(results).map(([key, label]) => {
    return { key, label, number: states.filter(({ word }) => word === key).length };
  });
  return (
    <Section id="totals" title="Totals">
      <Grid templateColumns={twoColumns} gap="gap">
        <Counts lead="Findings:" rows={findings} />
        <Counts lead={`Automated results for the ${states.length} criteria of WCAG 2.2 at A and AA:`} rows={criteria} />
      </Grid>
    </Section>
  );
}
