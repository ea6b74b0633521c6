import type { Finding } from "../../../audit.ts";
import { type CriterionNumber, criteria } from "../../../criteria.ts";
import { groupBy } from "../../../run/group-by.ts";
import { elementKind } from "./element-kind.ts";

export const groupings = ["criterion", "page", "rule", "element"] as const;

export type Grouping = (typeof groupings)[number];

export interface Group {
  /** Value of a data attribute in the page. */
  key: string;
  title: string;
  findings: Finding[];
}

const noCriterion = "none";

/** Returns the finding's group. If it belongs to several, returns the first. */
export function keyOf(grouping: Grouping, finding: Finding): string {
  if (grouping === "criterion") return finding.criteria[0] ?? noCriterion;
  if (grouping === "page") return finding.places[0]?.page ?? "";
  return grouping === "rule" ? finding.rule : elementKind(finding.element.markup);
}

/** Groups findings. Criteria are in WCAG's order, other groups are sorted by size. */
export function groupsOf(grouping: Grouping, findings: readonly Finding[]): Group[] {
  const groups = groupBy(findings, (finding) => keyOf(grouping, finding)).flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const key = keyOf(grouping, first);
    const widest = same.toSorted((one, other) => other.places.length - one.places.length);
    return [{ key, title: grouping === "criterion" ? criterionTitle(key) : key, findings: widest }];
  });
  return grouping === "criterion"
    ? groups.sort((one, other) => placeOf(one.key) - placeOf(other.key))
    : groups.sort((one, other) => other.findings.length - one.findings.length);
}

const order: readonly string[] = [...Object.keys(criteria), noCriterion];

function placeOf(key: string): number {
  return order.indexOf(key);
}

function criterionTitle(key: string): string {
  const number = (Object.keys(criteria) as CriterionNumber[]).find((each) => each === key);
  return number ? `${number} ${criteria[number].title}` : "No criterion of WCAG";
}
