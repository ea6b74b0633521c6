import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { figure } from "@kindred-ground/audit/core/words.ts";
import type { ReactNode } from "react";
import { kinds, kindTexts } from "./describe-finding.ts";
import { Section } from "./parts.tsx";
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
    <div className="flow">
      <p>{lead}</p>
      <ul className="counts">
        {rows.map(({ key, number, label }) => (
          <li key={key}>
            <span className="number">{figure(number)}</span> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Totals({ totals, states }: Pick<Audit, "totals"> & { states: readonly CriterionState[] }) {
  const findings = kinds.map((key) => {
    const [number, { title }] = [totals[key], kindTexts[key]];
    return { key, number, label: number > 0 ? <a href={`#${key}`}>{title}</a> : title };
  });
  const criteria = Object.entries(results).map(([key, label]) => {
    return { key, label, number: states.filter(({ word }) => word === key).length };
  });
  return (
    <Section id="totals" title="Totals">
      <div className="columns">
        <Counts lead="Findings:" rows={findings} />
        <Counts lead={`Automated results for the ${states.length} criteria of WCAG 2.2 at A and AA:`} rows={criteria} />
      </div>
    </Section>
  );
}
