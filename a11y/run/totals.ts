import type { Totals } from "../audit.ts";
import type { Finding } from "../finding.ts";

/** Each finding counts once: an excused one as that, what a person has to look at as that, the others by level. */
export function totalsOf(findings: readonly Finding[]): Totals {
  const totals: Totals = { failures: 0, needsReview: 0, bestPractice: 0, experimental: 0, aaa: 0, excused: 0 };
  for (const finding of findings) totals[kindOf(finding)]++;
  return totals;
}

/** Which of the totals a finding belongs to. */
export function kindOf({ excuse, conformance, certainty }: Finding): keyof Totals {
  if (excuse) return "excused";
  if (conformance === "best practice") return "bestPractice";
  if (conformance === "experimental") return "experimental";
  if (conformance === "AAA") return "aaa";
  return certainty === "fails" ? "failures" : "needsReview";
}
