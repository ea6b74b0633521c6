import type { Audit, Finding as FindingData } from "@kindred-ground/audit/core/audit.ts";
import { criteria, criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import { severityOf, type Totals } from "@kindred-ground/audit/core/severity.ts";
import { count } from "@kindred-ground/audit/core/words.ts";
import { kinds, kindTexts } from "./describe-finding.ts";
import { FilterForm } from "./filter-form.tsx";
import { Finding } from "./finding.tsx";
import { Section } from "./parts.tsx";

export function Findings({ audit }: { audit: Audit }) {
  const { findings } = audit;
  return (
    <Section
      id="findings"
      title="Findings"
      lead={
        findings.length === 0
          ? "The checks have no findings. “Coverage” below lists the checks."
          : "Each barrier has one entry, even if several engines report it in several places. Its consequences are in that entry."
      }
    >
      {findings.length > 0 && (
        <div className="findings">
          <FilterForm findings={findings} />
          <div>
            {kinds.map((kind) => (
              <KindOfFindings key={kind} kind={kind} audit={audit} />
            ))}
          </div>
        </div>
      )}
    </Section>
  );
}

/**
 * Maximum number of findings of a kind for which each finding (`findings`) or each group (`lines`) is open initially.
 */
const few = { findings: 6, lines: 40 };

function KindOfFindings({ kind, audit }: { kind: keyof Totals; audit: Audit }) {
  const { title, lead } = kindTexts[kind];
  const findings = audit.findings.filter((finding) => severityOf(finding) === kind);
  if (findings.length === 0) return null;
  return (
    <section id={kind} aria-labelledby={`${kind}-title`} className="kind" data-group="">
      <h3 id={`${kind}-title`}>{title}</h3>
      <p className="measure muted">
        <span data-count="">{count(findings.length, "finding")}</span>. {lead}
      </p>
      {groupsOf(findings).map(({ title: name, findings: same }) => (
        <details key={name} data-group="" open={findings.length <= few.lines}>
          <summary className="ruled">
            <h4>{name}</h4>{" "}
            <span className="small muted" data-count="">
              {count(same.length, "finding")}
            </span>
          </summary>
          <div className="indented">
            {same.map((finding) => (
              <Finding
                key={finding.id}
                finding={finding}
                picture={audit.pictures.find((picture) => picture.finding === finding.id)}
                open={findings.length <= few.findings}
              />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}

interface Group {
  title: string;
  findings: FindingData[];
}

/**
 * Groups findings by their first criterion, in WCAG's order. Findings without a criterion are last. The most frequent
 * finding of a group is first.
 */
export function groupsOf(findings: readonly FindingData[]): Group[] {
  const numbers = [...criterionNumbers, undefined];
  return numbers.flatMap((number) => {
    const same = findings.filter((finding) => finding.criteria[0] === number);
    const title = number ? `${number} ${criteria[number].title}` : "No WCAG criterion";
    return same.length > 0 ? [{ title, findings: same.toSorted((a, b) => b.places.length - a.places.length) }] : [];
  });
}
