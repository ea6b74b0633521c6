import { Criteria } from "@siteimprove/alfa-wcag/dist/criterion/data.js";

/** Success criteria of WCAG 2.2, from Alfa's data. WCAG 2.2 removed 4.1.1. */
export type CriterionNumber = Exclude<keyof typeof Criteria, "4.1.1">;

/** Level of a criterion in WCAG 2.2, the first version in the data. */
type LevelOf<Number extends CriterionNumber> = (typeof Criteria)[Number]["versions"][0][1]["level"];

/** Criteria at A and AA, the levels that the site claims. */
export type CriterionToMeet = {
  [Number in CriterionNumber]: LevelOf<Number> extends "AAA" ? never : Number;
}[CriterionNumber];

/** Criteria to meet of one principle: perceivable (1), operable (2), understandable (3) or robust (4). */
export type CriterionOf<Principle extends 1 | 2 | 3 | 4> = Extract<CriterionToMeet, `${Principle}.${string}`>;

/** Criteria in the order of WCAG: 1.4.2 comes before 1.4.12. */
export const criterionNumbers = Object.keys(Criteria).filter((number): number is CriterionNumber => number !== "4.1.1");

export const criteria = Object.fromEntries(
  criterionNumbers.map((number) => {
    const { title, versions } = Criteria[number];
    return [number, { title, level: versions[0][1].level }];
  }),
) as { [Number in CriterionNumber]: { title: string; level: LevelOf<Number> } };

/** Returns the criterion's name in addresses of WCAG, e.g. `captions-live`. */
export function slugOf(number: CriterionNumber): string {
  return Criteria[number].versions[0][1].uri.split("#")[1] ?? "";
}

export function understanding(number: CriterionNumber): string {
  return `https://www.w3.org/WAI/WCAG22/Understanding/${slugOf(number)}`;
}

/** Returns the lowest level of some criteria, or undefined if there are none. */
export function lowestLevel(numbers: readonly CriterionNumber[]) {
  return numbers.map((number) => criteria[number].level).sort()[0];
}

/** Drops AAA criteria from A and AA rules: 2.1.3 requires the same as 2.1.1, without its exception. */
export function withoutAAA(numbers: readonly CriterionNumber[]): CriterionNumber[] {
  const demanded = numbers.filter((number) => criteria[number].level !== "AAA");
  return [...new Set(demanded.length > 0 ? demanded : numbers)];
}
