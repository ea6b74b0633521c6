import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import type { Manual } from "@kindred-ground/audit/core/manual.ts";
import { count, figure } from "@kindred-ground/audit/core/words.ts";
import { coverageOf } from "@kindred-ground/audit/runner/audit-figures.ts";
import { asServed } from "@kindred-ground/audit/runner/plan.ts";
import { settingsOf } from "./describe-finding.ts";
import { DataTable, Part, Section } from "./parts.tsx";
import { ReachTable, TriedTable } from "./reach.tsx";

/** Describes the coverage of a check in sentences: pages as opened, then other states. */
export function whereChecked(name: string, scans: Audit["scans"]): string[] {
  const own = scans.filter(({ checks }) => checks.includes(name));
  const opened = own.filter(({ state }) => state === asServed.state);
  const others = own.filter(({ state }) => state !== asServed.state);
  const { pages } = coverageOf(opened);
  const { states } = coverageOf(others);
  return [
    ...(pages > 0 ? [`${count(pages, "page")} as opened, in ${settingsOf(opened)}.`] : []),
    ...(states > 0 ? [`${count(states, "other state")}, in ${settingsOf(others)}.`] : []),
  ];
}

export function Coverage({ audit, signed }: { audit: Audit; signed: Manual | null }) {
  const { checked, scans: every, notChecked, commit, policy, origin } = audit;
  return (
    <Section id="coverage" title="Coverage">
      <DataTable
        labelledBy="coverage-title"
        caption={`${count(checked.length, "engine and check", "engines and checks")} of the policy`}
        columns={["Engine or check", "Purpose", "Criteria", "Page loads", "Environments", "Reason", "Version"]}
        className="sentences"
        rows={checked.map(({ name, purpose, criteria, scans, because, version }) => ({
          key: name,
          head: name,
          cells: [
            purpose,
            criterionNumbers.filter((number) => criteria.includes(number)).join(", ") || "none",
            scans > 0 ? figure(scans) : "did not run",
            whereChecked(name, every).join(" "),
            because,
            version === commit ? "the commit" : version,
          ],
        }))}
      />
      <ReachTable />
      {signed && <TriedTable manual={signed} />}
      <div className="columns">
        <div className="flow">
          <h3>Not checked</h3>
          {notChecked.length === 0 ? (
            <p>The audit has no known gaps.</p>
          ) : (
            <ul>
              {notChecked.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="flow">
          <h3>Source</h3>
          <dl>
            <Part title="Site">
              <code>{origin}</code>
            </Part>
            <Part title="Policy">
              <code>{policy}</code>
            </Part>
          </dl>
        </div>
      </div>
    </Section>
  );
}
