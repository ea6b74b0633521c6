import type { CheckName, EngineName } from "../check-names.ts";

export interface Reach {
  /** Share of a criterion's known failures that machines look for. Only `most` counts as checked in the reports. */
  extent: "most" | "some" | "none";
  /** Kinds of failures, each with the engines and checks that look for it. */
  looks: readonly { failure: string; by: readonly CheckName[] }[];
  left: string;
}

/** Engines that read the open page, and together look for most failures in its markup. */
export const engines = ["axe", "equal-access", "alfa"] as const satisfies readonly EngineName[];
