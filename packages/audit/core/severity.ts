import type { Finding } from "./audit.ts";

/**
 * Severities of findings. `failures` and `needsReview` are at level A or AA. Accepted findings count only as `excused`.
 */
export const severities = ["failures", "needsReview", "bestPractice", "experimental", "aaa", "excused"] as const;

export type Totals = Record<(typeof severities)[number], number>;

export function severityOf({ excuse, conformance, certainty }: Finding): keyof Totals {
  if (excuse) return "excused";
  if (conformance === "best practice") return "bestPractice";
  if (conformance === "experimental") return "experimental";
  if (conformance === "AAA") return "aaa";
  return certainty === "fails" ? "failures" : "needsReview";
}

/** Counts each finding once: accepted findings as such, all others by level, and those at A and AA by certainty. */
export function totalsOf(findings: readonly Finding[]): Totals {
  const counts = severities.map((severity) => [
    severity,
    findings.filter((each) => severityOf(each) === severity).length,
  ]);
  return Object.fromEntries(counts);
}
