import { type CriterionNumber, criteria } from "../../../criteria.ts";

const every = Object.keys(criteria) as CriterionNumber[];

/** Criteria in WCAG’s order, in which 1.4.2 comes before 1.4.12. */
export function inOrder(numbers: readonly CriterionNumber[]): CriterionNumber[] {
  return every.filter((number) => numbers.includes(number));
}
