import type { RuleMetadata } from "axe-core";
import axe from "axe-core";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Conformance } from "../finding.ts";

const { getRules } = axe;

/** All of axe’s rules but those it keeps for those who once used them: each has a successor, or is about 4.1.1. */
export const rules: readonly RuleMetadata[] = getRules().filter(({ tags }) => !tags.includes("deprecated"));

/** How axe’s tags count a rule: what is on trial or only good practice says so, else the level is in a tag as `wcag22aa`. */
export function conformanceOf(tags: readonly string[]): Conformance {
  if (tags.includes("experimental")) return "experimental";
  if (tags.includes("best-practice")) return "best practice";
  const level = tags.flatMap((tag) => /^wcag2\d?(a{1,3})$/.exec(tag)?.[1] ?? [])[0]?.toUpperCase();
  if (level === "A" || level === "AA" || level === "AAA") return level;
  throw new Error(
    `axe: a rule with the tags ${tags.join(", ")} has no level; a11y/engines/axe-rules.ts has to know it`,
  );
}

/**
 * The criteria in axe’s tags: `wcag143` is 1.4.3. Where a rule of A or AA names one of AAA beside its own, that is left
 * out: 2.1.3 asks what 2.1.1 asks, without its exception.
 */
export function criteriaOf(tags: readonly string[]): CriterionNumber[] {
  const numbers = tags
    .map((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)?.slice(1).join("."))
    .filter((number): number is CriterionNumber => number !== undefined && number in criteria);
  const isOfAAA = numbers.every((number) => criteria[number].level === "AAA");
  return numbers.filter((number) => isOfAAA || criteria[number].level !== "AAA");
}
