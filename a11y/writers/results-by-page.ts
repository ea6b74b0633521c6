import type { Audit, Looked } from "../audit.ts";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Finding } from "../finding.ts";

/** What came of one page, over all its states and settings. */
export interface PageResults {
  page: string;
  visits: Audit["visits"];
  /** The engines and checks that looked at it, to the end of a visit. */
  looked: Looked[];
  findings: Finding[];
}

/** The criteria of WCAG 2.2 in its order. */
export const inOrder = Object.keys(criteria) as CriterionNumber[];

/** The pages of an audit in the order of their first visit, each with what was found on it. Linear in visits and findings. */
export function resultsByPage({ visits, looked, findings }: Audit): PageResults[] {
  const results = new Map<string, PageResults>();
  const inTabs = new Set(visits.flatMap(({ checks }) => checks));
  // Checks of the files as served appear in no visit; they look at every page.
  const atFiles = looked.filter(({ name }) => !inTabs.has(name));
  const of = (page: string) => {
    const known = results.get(page) ?? { page, visits: [], looked: [], findings: [] };
    results.set(page, known);
    return known;
  };
  for (const visit of visits) of(visit.page).visits.push(visit);
  for (const finding of findings) {
    for (const page of new Set(finding.places.map((place) => place.page))) of(page).findings.push(finding);
  }
  for (const each of results.values()) {
    const names = new Set(each.visits.flatMap(({ checks, error }) => (error === undefined ? checks : [])));
    each.looked = looked.filter((one) => names.has(one.name) || atFiles.includes(one));
  }
  return [...results.values()];
}

/** Findings by the criteria that they name. */
export function byCriterion(findings: Finding[]): Map<CriterionNumber, Finding[]> {
  const found = new Map<CriterionNumber, Finding[]>();
  for (const finding of findings) {
    for (const number of finding.criteria) {
      const others = found.get(number);
      if (others) others.push(finding);
      else found.set(number, [finding]);
    }
  }
  return found;
}

/** Whether a criterion fails by it: the machine is sure, nobody has excused it, and the rule is neither advice nor on trial. */
export function isFailure({ certainty, conformance, excuse }: Finding): boolean {
  return certainty === "fails" && !excuse && (conformance === "A" || conformance === "AA" || conformance === "AAA");
}
