import type { Audit, Checked, Finding } from "../core/audit.ts";
import type { CriterionNumber } from "../core/criteria.ts";

export interface PageResults {
  page: string;
  scans: Audit["scans"];
  /** Engines and checks with at least one completed scan of the page, and all checks of HTML files. */
  checked: Checked[];
  findings: Finding[];
}

/** Groups an audit's results by page, in the order of the scans. Linear in the number of scans and findings. */
export function resultsByPage({ scans, checked, findings }: Audit): PageResults[] {
  const results = new Map<string, PageResults>();
  const inTabs = new Set(scans.flatMap(({ checks }) => checks));
  // Checks of HTML files appear in no scan, but cover every page.
  const atFiles = checked.filter(({ name }) => !inTabs.has(name));
  const of = (page: string) => {
    const known = results.get(page) ?? { page, scans: [], checked: [], findings: [] };
    results.set(page, known);
    return known;
  };
  for (const scan of scans) of(scan.page).scans.push(scan);
  for (const finding of findings) {
    for (const page of new Set(finding.places.map((place) => place.page))) of(page).findings.push(finding);
  }
  for (const each of results.values()) {
    const names = new Set(each.scans.flatMap(({ checks, error }) => (error === undefined ? checks : [])));
    each.checked = checked.filter((one) => names.has(one.name) || atFiles.includes(one));
  }
  return [...results.values()];
}

export function byCriterion(findings: readonly Finding[]): Map<CriterionNumber, Finding[]> {
  const found = new Map<CriterionNumber, Finding[]>();
  for (const finding of findings) {
    for (const number of finding.criteria) {
      const same = found.get(number) ?? [];
      same.push(finding);
      found.set(number, same);
    }
  }
  return found;
}

/**
 * True for a certain failure of a WCAG criterion that is not accepted. Best practices and experimental rules don't
 * count.
 */
export function isFailure({ certainty, conformance, excuse }: Finding): boolean {
  return certainty === "fails" && !excuse && (conformance === "A" || conformance === "AA" || conformance === "AAA");
}
