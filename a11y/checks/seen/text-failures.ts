import type { CriterionNumber } from "../../criteria.ts";
import { criteria } from "../../criteria.ts";
import { cutOff } from "./cut-off.ts";
import type { Line } from "./line.ts";
import { overlaps } from "./overlap.ts";
import type { Failure } from "./read.ts";

/** Condition under which text is checked, and the criterion that requires it. */
export interface Circumstance {
  criterion: CriterionNumber;
  /** Ends a sentence, e.g. `at twice the text size`. */
  when: string;
}

export function cutFailures(lines: readonly Line[], { criterion, when }: Circumstance): Failure[] {
  return cutOff(lines).map(({ line, width, height }) => ({
    rule: "text-cut-off",
    criteria: [criterion],
    conformance: criteria[criterion].level,
    certainty: "fails",
    element: line.element,
    message: `${width} × ${height} px of “${line.text}” are cut off ${when}.`,
    help: "Let the box grow with its text: no fixed height or width, no overflow that is hidden.",
  }));
}

export function overlapFailures(lines: readonly Line[], { criterion, when }: Circumstance): Failure[] {
  return overlaps(lines).map(({ line, other }) => ({
    rule: "text-overlaps",
    criteria: [criterion],
    conformance: criteria[criterion].level,
    certainty: "fails",
    element: line.element,
    message: `“${line.text}” lies upon “${other.text}” ${when}.`,
    help: "Let boxes make room for each other: no fixed height, no place that is measured in pixels.",
  }));
}

/** No criterion forbids broken words, but they make reading harder. */
export function brokenWordFailures(lines: readonly Line[], { when }: Circumstance): Failure[] {
  return lines
    .filter(({ brokenWords }) => brokenWords.length > 0)
    .map(({ element, brokenWords }) => ({
      rule: "broken-word",
      criteria: [],
      conformance: "best practice",
      certainty: "fails",
      element,
      message: `${brokenWords.map((word) => `“${word}”`).join(", ")} breaks inside without a hyphen ${when}.`,
      help: "Give the words more room, or let them be hyphenated.",
    }));
}
