import { type CriterionNumber, criteria } from "../../../criteria.ts";

const every = Object.keys(criteria) as CriterionNumber[];

/** Sorts criteria in WCAG's order, with 1.4.2 before 1.4.12. */
export function inOrder(numbers: readonly CriterionNumber[]): CriterionNumber[] {
  return every.filter((number) => numbers.includes(number));
}
