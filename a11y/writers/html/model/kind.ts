import type { Totals } from "../../../audit.ts";

/** Sections of the findings, most severe first. Only the first two affect conformance at AA. */
export const kinds = [
  "failures",
  "needsReview",
  "aaa",
  "bestPractice",
  "experimental",
  "excused",
] as const satisfies readonly (keyof Totals)[];

export type Kind = (typeof kinds)[number];
