import type { Totals } from "../../../audit.ts";

/** The parts of the report that findings are told in, gravest first; only the first two weigh on conformance at AA. */
export const kinds = [
  "failures",
  "needsReview",
  "aaa",
  "bestPractice",
  "experimental",
  "excused",
] as const satisfies readonly (keyof Totals)[];

export type Kind = (typeof kinds)[number];
