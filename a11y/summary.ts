import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { criteria, criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import { modes, modesIn } from "@kindred-ground/audit/core/modes.ts";
import { coverageOf, secondsOf } from "@kindred-ground/audit/runner/audit-figures.ts";
import type { LastAudit } from "../data/last-audit.ts";

/** Returns the data for `/accessibility/audit` from a full audit. */
export function summaryOf(audit: Audit): LastAudit {
  const { endedAt, commit, scans, checked, findings, totals, notChecked } = audit;
  const distinct = <Value>(values: Value[]) => [...new Set(values)];
  const aaa = findings.filter(({ conformance, excuse }) => conformance === "AAA" && !excuse);
  return {
    endedAt,
    commit,
    seconds: Math.round(secondsOf(audit)),
    ...coverageOf(scans),
    scans: scans.length,
    modes: modesIn(scans).map((name) => modes[name].title),
    widths: distinct<number>(scans.map(({ width }) => width)).sort((one, other) => one - other),
    checked: checked.filter((each) => each.scans > 0).map(({ name, version, purpose }) => ({ name, version, purpose })),
    failures: totals.failures,
    needsReview: totals.needsReview,
    excused: totals.excused,
    aaa: criterionNumbers.flatMap((criterion) => {
      const same = aaa.filter((finding) => finding.criteria.includes(criterion));
      const pages = distinct(same.flatMap(({ places }) => places.map(({ page }) => page)));
      const { title } = criteria[criterion];
      return same.length > 0 ? [{ criterion, title, findings: same.length, pages: pages.length }] : [];
    }),
    notChecked: [...notChecked],
  };
}
