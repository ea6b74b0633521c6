import { type CriterionNumber, criteria } from "../../../criteria.ts";
import type { Finding } from "../../../finding.ts";
import { elementKind } from "./element-kind.ts";
import { grouped } from "./grouped.ts";

/** What findings can be put together by. */
export const groupings = ["criterion", "page", "rule", "element"] as const;

export type Grouping = (typeof groupings)[number];

export interface Group {
  /** Stands in the page’s data attributes. */
  key: string;
  title: string;
  findings: Finding[];
}

const noCriterion = "none";

/** The group that a finding stands in; where it belongs to several, the first. */
export function keyOf(grouping: Grouping, finding: Finding): string {
  if (grouping === "criterion") return finding.criteria[0] ?? noCriterion;
  if (grouping === "page") return finding.places[0]?.page ?? "";
  return grouping === "rule" ? finding.rule : elementKind(finding.element.markup);
}

/** Findings in groups: criteria in WCAG’s order, everything else by the number of findings. */
export function groupsOf(grouping: Grouping, findings: readonly Finding[]): Group[] {
  const groups = [...grouped(findings, (finding) => keyOf(grouping, finding))].map(([key, same]) => ({
    key,
    title: grouping === "criterion" ? criterionTitle(key) : key,
    findings: same.toSorted((one, other) => other.places.length - one.places.length),
  }));
  const order = Object.keys(criteria);
  return groups.sort((one, other) =>
    grouping === "criterion"
      ? (order.indexOf(one.key) + 1 || order.length + 1) - (order.indexOf(other.key) + 1 || order.length + 1)
      : other.findings.length - one.findings.length,
  );
}

function criterionTitle(key: string): string {
  const number = (Object.keys(criteria) as CriterionNumber[]).find((each) => each === key);
  return number ? `${number} ${criteria[number].title}` : "No criterion of WCAG";
}
