import type { RuleMetadata } from "axe-core";
import axe from "axe-core";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Conformance } from "../finding.ts";

const { getRules } = axe;

/** All axe rules except deprecated ones. Each deprecated rule has a successor or is about 4.1.1. */
export const rules: readonly RuleMetadata[] = getRules().filter(({ tags }) => !tags.includes("deprecated"));

/**
 * Maps axe's tags to a conformance level. Unless a rule is experimental or best practice, its level is in a tag such as
 * `wcag22aa`.
 */
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
 * Returns the criteria in axe's tags: `wcag143` is 1.4.3. Drops AAA criteria from A and AA rules: 2.1.3 requires the
 * same as 2.1.1, without its exception.
 */
export function criteriaOf(tags: readonly string[]): CriterionNumber[] {
  const numbers = tags
    .map((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)?.slice(1).join("."))
    .filter((number): number is CriterionNumber => number !== undefined && number in criteria);
  const isOfAAA = numbers.every((number) => criteria[number].level === "AAA");
  return numbers.filter((number) => isOfAAA || criteria[number].level !== "AAA");
}
