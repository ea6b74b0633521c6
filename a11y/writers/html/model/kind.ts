import type { Finding } from "../../../finding.ts";

/** The parts of the report that findings are told in, gravest first; only the first two weigh on conformance at AA. */
export const kinds = ["failure", "review", "aaa", "best-practice", "experimental", "excused"] as const;

export type Kind = (typeof kinds)[number];

export function kindOf({
  excuse,
  conformance,
  certainty,
}: Pick<Finding, "excuse" | "conformance" | "certainty">): Kind {
  if (excuse) return "excused";
  if (conformance === "AAA") return "aaa";
  if (conformance === "best practice") return "best-practice";
  if (conformance === "experimental") return "experimental";
  return certainty === "fails" ? "failure" : "review";
}
