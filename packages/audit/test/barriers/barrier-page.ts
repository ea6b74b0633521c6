import type { CheckName } from "../../core/check-names.ts";
import type { CriterionNumber } from "../../core/criteria.ts";

/** A small page with a barrier, which the audit must report as a failure or for review. */
export interface BarrierPage {
  /** The check that must report it, with the rule and its criterion. */
  check: CheckName;
  rule: string;
  criterion: CriterionNumber;
  /** Content of the body. */
  html: string;
  style?: string;
  script?: string;
}

/** Pages with the same barrier. Each shape of the barrier has a different design. */
export type Shapes = Readonly<Record<string, BarrierPage>>;

/** Returns pages with the same check, rule and criterion. */
export function shapesOf(
  { check, rule, criterion }: Pick<BarrierPage, "check" | "rule" | "criterion">,
  shapes: Readonly<Record<string, Pick<BarrierPage, "html" | "style" | "script">>>,
): Shapes {
  return Object.fromEntries(
    Object.entries(shapes).map(([shape, page]) => [shape, { check, rule, criterion, ...page }]),
  );
}
